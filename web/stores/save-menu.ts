import { atom } from 'nanostores';

/** The affirmations to save, and the id of the button that the menu opens next to. */
export interface SaveMenuRequest {
  affirmationIds: readonly number[];
  /** The text of the affirmation, or how many there are. */
  text: string;
  anchorId: string;
}

/** Undefined while the menu is closed. */
export const $saveMenu = atom<SaveMenuRequest | undefined>();
