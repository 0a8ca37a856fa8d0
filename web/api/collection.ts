import { languageKey, type Language } from '#contract/language';
import { failureToast } from '../logic/failure.ts';
import type { Values } from '../logic/form.ts';
import type { ListedCollection, ShownCollection } from '../logic/listed.ts';
import type { ToastName } from '../logic/toast.ts';
import type { Undo } from '../logic/undo.ts';
import { attempt, attemptToAdd, refusalOf, type Failure } from './attempt.ts';
import { call, send } from './client.ts';
import {
  toListedCollections,
  toNamedCollection,
  toNamedCollections,
  toShownCollection,
  type NamedCollection,
} from './listed.ts';

/* A member's collections. The calls that resolve to a `Failure` never throw; the others throw `CallFailure`. */

const collections = '/api/dashboard/collections';

/** The member's collections by their names. */
export const fetchChoices = async (): Promise<readonly NamedCollection[]> =>
  toNamedCollections(await call(collections));

export const fetchCollections = async (
  language: Language,
  timeZone: string,
): Promise<readonly ListedCollection[]> =>
  toListedCollections(await call(`${collections}?${languageKey}=${language}`), language, timeZone);

export async function fetchCollection(id: number, language: Language): Promise<ShownCollection> {
  const body = await call(`${collections}/${id}?${languageKey}=${language}`);
  const found = toShownCollection(body, language);
  if (!found) throw new Error(`${collections}/${id}: not a collection`);
  return found;
}

export const addToCollection = (id: number, affirmationId: number): Promise<Failure> =>
  attemptToAdd(() => send('POST', `${collections}/${id}/affirmations`, { affirmationId }));

export const removeFromCollection = (id: number, affirmationId: number): Promise<Failure> =>
  attempt(() => send('DELETE', `${collections}/${id}/affirmations/${affirmationId}`));

export const saveOrder = (id: number, affirmationIds: readonly number[]): Promise<Failure> =>
  attempt(() => send('PUT', `${collections}/${id}/order`, { affirmationIds }));

export const deleteCollection = (id: number): Promise<Failure> =>
  attempt(() => send('DELETE', `${collections}/${id}`));

/** Creates a collection, which may begin with an affirmation (0 for none). Resolves to the toast that says so. */
export async function createCollection(
  { name = '', description = '' }: Values,
  affirmationId: number,
): Promise<ToastName> {
  const created = toNamedCollection(await send('POST', collections, { name, description }));
  if (affirmationId === 0) return 'collectionCreated';
  const failure = created ? await addToCollection(created.id, affirmationId) : 'notDone';
  return failure ? 'collectionNotBegun' : 'collectionBegun';
}

/** Renames and describes a collection. Resolves to what it is called now. */
export async function changeCollection(
  id: number,
  { name = '', description = '' }: Values,
): Promise<NamedCollection> {
  const changed = await send('PATCH', `${collections}/${id}`, { name, description });
  return toNamedCollection(changed) ?? { id, name, description };
}

/** Undoes what was done. Resolves to the toast that says what came of it. */
export async function runUndo({ steps, done }: Undo): Promise<ToastName> {
  for (const { method, path, body } of steps) {
    const refused = await refusalOf(() => send(method, path, body));
    // It is back already, and only remains to be put in its place.
    if (refused && refused.code !== 'conflict') return failureToast(refused);
  }
  return done;
}
