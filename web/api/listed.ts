import { isLanguage, type Language } from '#contract/language';
import {
  listedAffirmation,
  listedCollection,
  type ListedAffirmation,
  type ListedCollection,
  type ShownCollection,
} from '../logic/listed.ts';

/* Answers about a member's lists, read by hand: the contract's own reader would weigh more than all other scripts. */

export interface NamedCollection {
  id: number;
  name: string;
  description: string;
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

export function toNamedCollection(body: unknown): NamedCollection | undefined {
  if (!isObject(body)) return undefined;
  const {
    id,
    name,
    description = '',
  }: { id?: unknown; name?: unknown; description?: unknown } = body;
  const isNamed =
    typeof id === 'number' && typeof name === 'string' && typeof description === 'string';
  return isNamed ? { id, name, description } : undefined;
}

/** Entries that cannot be read are left out. */
export const toNamedCollections = (body: unknown): NamedCollection[] =>
  listOf(body, toNamedCollection);

export const toListedCollections = (
  body: unknown,
  page: Language,
  timeZone: string,
): ListedCollection[] =>
  listOf(body, (entry) => {
    const named = toNamedCollection(entry);
    if (!named || !isObject(entry)) return undefined;
    const { count, createdAt }: { count?: unknown; createdAt?: unknown } = entry;
    return typeof count === 'number' && typeof createdAt === 'string'
      ? listedCollection({ ...named, count, createdAt }, page, timeZone)
      : undefined;
  });

export const toListedAffirmations = (body: unknown, page: Language): ListedAffirmation[] =>
  listOf(body, (entry) => toListedAffirmation(entry, page));

export function toShownCollection(body: unknown, page: Language): ShownCollection | undefined {
  const named = toNamedCollection(body);
  if (!named || !isObject(body) || !('affirmations' in body)) return undefined;
  return { ...named, items: toListedAffirmations(body.affirmations, page) };
}

function toListedAffirmation(entry: unknown, page: Language): ListedAffirmation | undefined {
  if (!isObject(entry)) return undefined;
  const { id, text, description, categoryId, lang }: Partial<Record<string, unknown>> = {
    ...entry,
  };
  const isWhole =
    typeof id === 'number' &&
    typeof text === 'string' &&
    typeof description === 'string' &&
    typeof categoryId === 'number' &&
    isLanguage(lang);
  return isWhole ? listedAffirmation({ id, text, description, categoryId, lang }, page) : undefined;
}

function listOf<Entry>(body: unknown, read: (entry: unknown) => Entry | undefined): Entry[] {
  if (!Array.isArray(body)) return [];
  return body.map(read).filter((entry) => entry !== undefined);
}
