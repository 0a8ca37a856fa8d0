import { atom } from 'nanostores';
import { idsIn } from '../logic/id-list.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'saved-affirmations';

/** Ids of the affirmations that were saved at the machine, in this browser alone (SPEC §3). */
export const $saved = atom<readonly number[]>([]);
$saved.set(idsIn(readStored(key)));

/** Another tab may have saved since. */
function refresh(): readonly number[] {
  const stored = readStored(key);
  if (stored !== null) $saved.set(idsIn(stored));
  return $saved.get();
}

/** Saves an id; false where it was saved already (SPEC §4). */
export function save(id: number): boolean {
  const ids = refresh();
  if (ids.includes(id)) return false;
  keep([...ids, id]);
  return true;
}

export function unsave(removed: readonly number[]): void {
  keep(refresh().filter((id) => !removed.includes(id)));
}

function keep(ids: readonly number[]): void {
  $saved.set(ids);
  writeStored(key, ids.join());
}
