import { atom } from 'nanostores';

/*
 * What happens to the page, as the plain script of every page reports it (islands/first). Islands and stores listen to
 * these stores, never to `document` or `window`.
 */

/** The last change of the address's hash, by the address bar or by a link within the page. */
export const $hashChange = atom<Event | undefined>();

/** The last key that was pressed, wherever the focus is. */
export const $key = atom<KeyboardEvent | undefined>();

/** The last time that another page has replaced the one before it. A change of the language isn't another page. */
export const $pageChange = atom<Event | undefined>();

/** Whether the next page of the same screen is taking long enough to show placeholders. */
export const $isPageLoading = atom(false);
