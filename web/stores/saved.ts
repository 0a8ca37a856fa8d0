import { parseIdList } from '../logic/ids.ts';
import { persistent } from './persistent.ts';

/** The initial value, also on the server. */
export const noSavedIds: readonly number[] = [];

/** Ids of the affirmations that this browser's visitor saved from the machine (behavior P9). */
export const $saved = persistent('saved-affirmations', noSavedIds, {
  encode: (ids) => ids.join(),
  decode: parseIdList,
});

/** Returns false if the id was saved already (behavior P9). */
export function saveAffirmation(id: number): boolean {
  const ids = $saved.get();
  if (ids.includes(id)) return false;
  $saved.set([...ids, id]);
  return true;
}

export function removeSaved(removed: readonly number[]): void {
  if (removed.length > 0) $saved.set($saved.get().filter((id) => !removed.includes(id)));
}
