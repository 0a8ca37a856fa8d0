import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { CallFailure } from '../api/client.ts';
import { idsIn } from '../logic/id-list.ts';
import type { Drawn } from '../logic/machine.ts';
import { fetchDrawn } from './machine.ts';
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

export function unsave(id: number): void {
  keep(refresh().filter((each) => each !== id));
}

/**
 * What is saved, the latest first: undefined in place of one that does not come now, null in place of one that is no
 * longer there. That one is let go.
 */
export function fetchSaved(language: Language): Promise<(Drawn | undefined | null)[]> {
  const fetchOne = async (id: number) => {
    try {
      return await fetchDrawn(String(id), language);
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== 404) return undefined;
      unsave(id);
      return null;
    }
  };
  return Promise.all($saved.get().toReversed().map(fetchOne));
}

function keep(ids: readonly number[]): void {
  $saved.set(ids);
  writeStored(key, ids.join());
}
