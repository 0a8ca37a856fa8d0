import { atom } from 'nanostores';

/** The element id of what an undo has brought back: its list loads again and takes this away. */
export const $restored = atom<{ back: string } | undefined>();
