import { z } from 'zod';
import {
  basisHeader,
  versionPage,
  type VersionAction,
  type VersionedType,
} from '#contract/versions';
import { administrator, type Staff } from './staff.ts';

const query = (language: string | undefined, page = 1) =>
  `?page=${page}${language ? `&language=${language}` : ''}`;

export const pathOfVersions = (noun: VersionedType, documentId: string, language?: string) =>
  `/panel/versions/${noun}/${documentId}${query(language)}`;

/** A page of an entry's versions, newest first. */
export async function readVersions(
  noun: VersionedType,
  documentId: string,
  language?: string,
  { person = administrator, page = 1 }: { person?: Staff; page?: number } = {},
) {
  const path = `/panel/versions/${noun}/${documentId}${query(language, page)}`;
  const answer = await person.call('GET', path);
  return versionPage.parse(await answer.json());
}

/** All versions of an entry, oldest first: what was done and by whom. */
export async function historyOf(
  noun: VersionedType,
  documentId: string,
  language?: string,
): Promise<[action: VersionAction, by: string | null][]> {
  const all: [VersionAction, string | null][] = [];
  for (let page = 1; ; page += 1) {
    const { versions } = await readVersions(noun, documentId, language, { page });
    if (versions.length === 0) return all.toReversed();
    all.push(
      ...versions.map(({ action, by, actor }): [VersionAction, string | null] => [
        action,
        actor === 'account' ? by : actor,
      ]),
    );
  }
}

const saved = z.object({ data: z.object({ updatedAt: z.string() }) });

/** When an entry was last saved, as the form has it. */
export async function savedAt(entry: string, locale = 'en'): Promise<string> {
  const answer = await administrator.call('GET', `${entry}?locale=${locale}`);
  return saved.parse(await answer.json()).data.updatedAt;
}

/** A save from the form, which says which text it is based on. */
export const saveFrom = (
  person: Staff,
  path: string,
  body: object,
  basis: string,
  method = 'PUT',
): Promise<Response> => person.call(method, path, body, 'en', { [basisHeader]: basis });
