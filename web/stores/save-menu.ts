import { atom } from 'nanostores';

/** The affirmation to save, and the id of the button that the menu opens next to. */
export interface SaveMenuRequest {
  affirmationId: number;
  text: string;
  anchorId: string;
}

/** Undefined while the menu is closed. */
export const $saveMenu = atom<SaveMenuRequest | undefined>();
