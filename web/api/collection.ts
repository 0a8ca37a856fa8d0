import { call, CallFailure, send } from './client.ts';
import { addFailureToast, failureToast, type Refused } from '../logic/failure.ts';
import type { ToastName } from '../logic/toast.ts';
import type { Values } from '../logic/form.ts';
import type { Undo } from '../logic/undo.ts';

/* What a member does to collections and to affirmations of their own. Nothing of it is kept in the browser. */

/** What came of a deed: undefined where it went well, else the toast that says why nothing has changed. */
export type Outcome = ToastName | undefined;

/** A collection as the save menu lists it. */
export interface Choice {
  id: number;
  name: string;
}

const collections = '/api/dashboard/collections';

/** The member's collections. Raises `CallFailure`, or another error where there is no answer. */
export async function listChoices(): Promise<readonly Choice[]> {
  const body = await call(collections);
  return Array.isArray(body) ? body.flatMap(toChoice) : [];
}

export const addTo = (collection: number, affirmation: number): Promise<Outcome> =>
  attempt(
    () => send('POST', `${collections}/${collection}/affirmations`, { affirmationId: affirmation }),
    addFailureToast,
  );

export const takeOut = (collection: number, affirmation: number): Promise<Outcome> =>
  attempt(() => send('DELETE', `${collections}/${collection}/affirmations/${affirmation}`));

export const saveOrder = (
  collection: number,
  affirmationIds: readonly number[],
): Promise<Outcome> =>
  attempt(() => send('PUT', `${collections}/${collection}/order`, { affirmationIds }));

export const deleteCollection = (id: number): Promise<Outcome> =>
  attempt(() => send('DELETE', `${collections}/${id}`));

export const deleteOwn = (id: number): Promise<Outcome> =>
  attempt(() => send('DELETE', `/api/dashboard/affirmations/${id}`));

/** Makes a collection, which may begin with an affirmation. Out: what to say. Raises `CallFailure`. */
export async function createCollection(
  { name = '', description = '' }: Values,
  affirmation: number,
): Promise<ToastName> {
  const [made] = toChoice(await send('POST', collections, { name, description }));
  if (affirmation === 0) return 'collectionCreated';
  const failure = made ? await addTo(made.id, affirmation) : 'notDone';
  return failure ? 'collectionNotBegun' : 'collectionBegun';
}

/** Renames and describes one. Raises `CallFailure`. */
export const changeCollection = (id: number, { name = '', description = '' }: Values) =>
  send('PATCH', `${collections}/${id}`, { name, description });

/** Undoes what was done. Resolves to the toast that says what came of it. */
export async function runUndo({ steps, done }: Undo): Promise<ToastName> {
  for (const { method, path, body } of steps) {
    const refused = await refusalOf(() => send(method, path, body));
    // It is back already, and only remains to be put in its place.
    if (refused && refused.code !== 'conflict') return failureToast(refused);
  }
  return done;
}

async function attempt(
  deed: () => Promise<unknown>,
  toastOf: (refused: Refused) => ToastName = failureToast,
): Promise<Outcome> {
  const refused = await refusalOf(deed);
  return refused && toastOf(refused);
}

/** Why a call failed; undefined where it did not. */
async function refusalOf(deed: () => Promise<unknown>): Promise<Refused | undefined> {
  try {
    await deed();
    return undefined;
  } catch (error) {
    return refusedBy(error);
  }
}

/** What a failed call tells; status 0 where there was no answer. */
export function refusedBy(error: unknown): Refused {
  return error instanceof CallFailure
    ? { status: error.status, code: error.refusal?.code }
    : { status: 0 };
}

/** Read by hand: the contract's own reader would weigh more than all other scripts together. */
function toChoice(entry: unknown): Choice[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('name' in entry))
    return [];
  const { id, name } = entry;
  return typeof id === 'number' && typeof name === 'string' ? [{ id, name }] : [];
}
