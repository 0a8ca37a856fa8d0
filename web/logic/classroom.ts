import { languages, type Language } from '#contract/language';
import type { Picture } from './affirmation.ts';
import { collectionPath } from './collection.ts';
import { otherLanguage } from './language.ts';

export const classroomPath = (id: number): string => `${collectionPath(id)}/classroom`;

/** The language choices for the cards. */
export const languageChoices = [...languages, 'both'] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** The other language, or the given one if both are shown. */
export function otherLanguageOf(languageChoice: LanguageChoice, language: Language): Language {
  return languageChoice === 'both' ? language : otherLanguage(languageChoice);
}

/** The largest integer size that fits, by binary search; the smallest if none fits. */
export function findLargestFitting(
  fits: (size: number) => boolean,
  { smallest, largest }: { smallest: number; largest: number },
): number {
  let [low, high] = [smallest, Math.floor(largest)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const actions = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  Enter: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  Home: 'first',
  End: 'last',
  f: 'fullScreen',
  s: 'shuffle',
  b: 'both',
  l: 'language',
  Escape: 'end',
} as const;
export type ClassroomAction = (typeof actions)[keyof typeof actions];

/** The action of a key, with the keys of slide shows and presentation remotes. */
export function actionOfKey(key: string): ClassroomAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.entries(actions).find(([each]) => each === name)?.[1];
}

export interface Slide {
  versions: readonly { text: string; lang: Language; recording?: string | undefined }[];
  /** Undefined for affirmations without a category. */
  category: { name: string; lang: Language } | undefined;
  picture?: Picture | undefined;
  colorClass: string;
}

/** The versions of a card to show. A card with only one language always shows that. */
export function shownVersions(
  { versions }: Slide,
  languageChoice: LanguageChoice,
): Slide['versions'] {
  if (languageChoice === 'both' || versions.length === 1) return versions;
  return versions.filter(({ lang }) => lang === languageChoice);
}
