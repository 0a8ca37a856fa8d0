import { atom } from 'nanostores';

/** Whether the next page of the same screen is taking long enough to show placeholders. */
export const $isPageLoading = atom(false);
