import { z } from 'zod';
import { relatedEntry, type VersionContent } from '../../contract/versions.ts';

/** Whether two values of a field are the same. Strapi's forms leave empty fields out. */
export function isSame(first: unknown, second: unknown): boolean {
  return comparable(first) === comparable(second);
}

function comparable(value: unknown): string {
  const related =
    relatedEntry.safeParse(value).data ?? newRelation.safeParse(value).data?.connect[0];
  if (related) return related.documentId;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
    return new Date(value).toISOString();
  return JSON.stringify(value === '' ? null : (value ?? null));
}

/** Strapi's form sends only changes of relations. */
const newRelation = z.object({ connect: z.tuple([z.object({ documentId: z.string() })]) });
const unchangedRelation = z.object({ connect: z.tuple([]), disconnect: z.tuple([]) });
export const isUnchangedRelation = (value: unknown): boolean =>
  unchangedRelation.safeParse(value).success;

interface Given {
  fields: readonly string[];
  /** What both have started from; null if that is unknown or was empty. */
  base: VersionContent | null;
  /** What the form wants to save. A field that it leaves out stays as it is. */
  mine: Readonly<Record<string, unknown>>;
  theirs: VersionContent;
}

/** Sorts the fields that two people have changed at the same time: only one of them, or both and differently. */
export function compareChanges({ fields, base, mine, theirs }: Given) {
  const differs = (field: string) => !isSame(mine[field], theirs[field]);
  const isMine = (field: string) =>
    field in mine &&
    !isUnchangedRelation(mine[field]) &&
    !isSame(mine[field], base?.[field]) &&
    differs(field);
  const isTheirs = (field: string) =>
    field in theirs && !isSame(theirs[field], base?.[field]) && differs(field);
  return {
    both: fields.filter((field) => isMine(field) && isTheirs(field)),
    onlyMine: fields.filter((field) => isMine(field) && !isTheirs(field)),
    onlyTheirs: fields.filter((field) => isTheirs(field) && !isMine(field)),
  };
}
