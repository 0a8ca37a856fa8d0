import { atom } from 'nanostores';

/** The element id of an item that an undo has restored. Its list reloads and resets this. */
export const $restored = atom<{ back: string } | undefined>();
