import { atom } from 'nanostores';

/** The hash that the address has changed to since the page was loaded. */
export const $hash = atom('');
