import { atom } from 'nanostores';

/** The affirmation that is about to be saved, and the button beside which the menu opens. */
export interface SaveMenuRequest {
  affirmationId: number;
  text: string;
  anchorId: string;
}

/** Undefined while the menu is closed. */
export const $saveMenu = atom<SaveMenuRequest | undefined>();
