import { atom } from 'nanostores';

/** A text that visitors copy themselves, where neither sharing nor the clipboard works. */
export const $textToCopy = atom<string | undefined>();
