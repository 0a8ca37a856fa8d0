import type { Language } from '#contract/language';

/* Classes of what looks the same in Astro's components and in React's. */

export const badgeLook =
  'bg-tint text-on-tint text-small inline-block max-w-full rounded-full px-3 py-1 leading-tight font-bold';

/** Shown only where this browser has a voice of its own for the language (styles/site.css). */
export const readAloudLook: Record<Language, string> = {
  en: 'read-aloud-en',
  fr: 'read-aloud-fr',
};
