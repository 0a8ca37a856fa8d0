import { atom } from 'nanostores';

/* About a member's own page (components/site/PrivatePage.astro). Not in member.ts, which every page loads. */

/** Whether the member whose page this is has logged out in another tab, or their session has ended. */
export const $hasOwnerLeft = atom(false);

/** Names of the page's forms with unsaved input. */
export const $unsavedForms = atom<readonly string[]>([]);
