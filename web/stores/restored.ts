import { atom } from 'nanostores';

/** What an undo has brought back, by its element's id: lists on the page load themselves again and focus it. */
export const $restored = atom<{ back: string } | undefined>();
