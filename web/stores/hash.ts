import { atom } from 'nanostores';

/** The hash that a page's address has changed to while it was shown. */
export const $hash = atom('');
