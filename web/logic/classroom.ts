import { languages, type Language } from '#contract/language';
import { collectionPath } from './collection.ts';
import { otherLanguage } from './language.ts';

export const classroomPath = (id: number): string => `${collectionPath(id)}/classroom`;

/** The languages in which a class sees its cards. */
export const languageChoices = [...languages, 'both'] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** The other language; where both are shown, the given one. */
export function otherLanguageOf(languageChoice: LanguageChoice, language: Language): Language {
  return languageChoice === 'both' ? language : otherLanguage(languageChoice);
}

/** The largest whole size that fits, where every smaller one fits too; the smallest where none does. */
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

/** The action of a key, as in slide shows and on presentation clickers. */
export function actionOfKey(key: string): ClassroomAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.entries(actions).find(([each]) => each === name)?.[1];
}

export interface Slide {
  versions: readonly { text: string; lang: Language }[];
  /** Undefined for affirmations without a category. */
  category: { name: string; lang: Language } | undefined;
  colorClass: string;
}

/** The versions of a card that are shown; a card that has only one language shows it always. */
export function shownVersions(
  { versions }: Slide,
  languageChoice: LanguageChoice,
): Slide['versions'] {
  if (languageChoice === 'both' || versions.length === 1) return versions;
  return versions.filter(({ lang }) => lang === languageChoice);
}
