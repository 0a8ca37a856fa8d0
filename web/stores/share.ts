import { atom } from 'nanostores';

/** A text for visitors to copy by hand if neither sharing nor the clipboard works. */
export const $textToCopy = atom<string | undefined>();
