import { atom } from 'nanostores';
import { $member } from './member.ts';

/** Whether affirmations are in a collection of the member's, by their ids, as far as the save menu knows. */
export const $held = atom<Readonly<Record<number, boolean>>>({});

export function setHeld(affirmationId: number, isHeld: boolean): void {
  $held.set({ ...$held.get(), [affirmationId]: isHeld });
}

/** Call when collections have changed outside the save menu, which then asks again. */
export function forgetHeld(): void {
  $held.set({});
}

let ownerId = $member.get()?.id;
$member.listen((member) => {
  if (member?.id === ownerId) return;
  ownerId = member?.id;
  forgetHeld();
});
