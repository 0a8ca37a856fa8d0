import { atom } from 'nanostores';
import { firstDesign, toDesign, type Design } from '../logic/card.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'card-design';

/** The card on the table. It survives a reload, in this browser alone. */
export const $design = atom<Design>(firstDesign);

export function recallDesign(): void {
  $design.set(toDesign(readStored(key)));
}

export function changeDesign(change: Partial<Design>): void {
  $design.set({ ...$design.get(), ...change });
  writeStored(key, JSON.stringify($design.get()));
}
