import type { Affirmation } from '#contract/affirmation';
import {
  classCollection,
  classLink,
  type ClassCollection,
  type ClassLink,
} from '#contract/class-link';
import type { Language } from '#contract/language';
import { pairVersions } from '../logic/affirmation.ts';
import {
  changeLinkFormName,
  classLinkRules,
  classPath,
  isClassToken,
  newLinkFormName,
  revokeFormName,
} from '../logic/class-link.ts';
import type { CardSource } from '../logic/collection.ts';
import type { FormCall, SubmittedForm } from '../logic/form.ts';
import { getList, getOne, nullIfNotFound, undefinedIfUnavailable } from './cms-client.ts';
import { receiveForm } from './form.ts';

const path = '/api/dashboard/class-links';

/** The member's class links, or those of one collection. Throws `CmsError`. */
export async function listClassLinks(
  request: Request,
  language: Language,
  collectionId?: number,
): Promise<ClassLink[]> {
  const { rows } = await getList(classLink, path, language, { collectionId }, request);
  return rows;
}

/** What a class link shows; null unless it works. Throws `CmsError`. */
export async function findClassCollection(
  token: string,
  language: Language,
): Promise<ClassCollection | null> {
  if (!isClassToken(token)) return null;
  const query = { token };
  return nullIfNotFound(getOne(classCollection, '/api/class-links', language, undefined, query));
}

/** What a class link shows, in those of the languages that each affirmation has. Throws `CmsError`. */
export async function findClassCollectionInLanguages(
  languages: readonly Language[],
  token: string,
): Promise<{ collection: CardSource; cards: Affirmation[][] } | null> {
  const found = await Promise.all(
    languages.map((language) => findClassCollection(token, language)),
  );
  const [first, ...others] = found.filter((each) => each !== null);
  if (!first) return null;
  const lists = [first, ...others].map(({ affirmations }) => affirmations);
  return {
    collection: { name: first.name, path: classPath(token), token },
    cards: pairVersions(lists),
  };
}

/** The forms that change and revoke these links. */
export function classLinkForms(links: readonly ClassLink[]): Record<string, FormCall> {
  return Object.fromEntries(
    links.flatMap(({ id }): [string, FormCall][] => [
      [changeLinkFormName(id), { rules: classLinkRules, method: 'PATCH', path: `${path}/${id}` }],
      [revokeFormName(id), { rules: {}, method: 'DELETE', path: `${path}/${id}` }],
    ]),
  );
}

/** The form that makes a link for a collection. */
export const newClassLinkForm = (collectionId: number): Record<string, FormCall> => ({
  [newLinkFormName]: { rules: classLinkRules, path, more: { collectionId } },
});

/**
 * Revokes a class link with a form that was submitted without JavaScript. Returns `changed`, or what to show in the form;
 * undefined if none was submitted.
 */
export async function revokeClassLink(
  request: Request,
  language: Language,
): Promise<SubmittedForm | 'changed' | undefined> {
  if (request.method !== 'POST') return undefined;
  const links = await undefinedIfUnavailable(listClassLinks(request, language));
  const received = await receiveForm(request, language, classLinkForms(links ?? []));
  return received && 'answer' in received ? 'changed' : received;
}
