import { parseIdList } from '../logic/id-list.ts';
import { persistent } from './persistent.ts';

/** What the server knows of it. */
export const noneSaved: readonly number[] = [];

/** Ids of the affirmations that were saved at the machine, in this browser alone (behavior P9). */
export const $saved = persistent('saved-affirmations', noneSaved, {
  encode: (ids) => ids.join(),
  decode: parseIdList,
});

/** Saves an id; false where it was saved already (behavior P9). */
export function save(id: number): boolean {
  const ids = $saved.get();
  if (ids.includes(id)) return false;
  $saved.set([...ids, id]);
  return true;
}

export function unsave(removed: readonly number[]): void {
  if (removed.length > 0) $saved.set($saved.get().filter((id) => !removed.includes(id)));
}
