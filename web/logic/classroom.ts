import { languages, type Language } from '#contract/language';
import { collectionPath } from './collection.ts';
import { otherLanguage } from './language.ts';

/** Where a collection is shown to a class. */
export const classroomPath = (id: number): string => `${collectionPath(id)}/classroom`;

/** The languages in which a class sees its cards. */
export const wordings = [...languages, 'both'] as const;
export type Wording = (typeof wordings)[number];

/** The other language; out of both, the given one. */
export function otherWording(wording: Wording, language: Language): Language {
  return wording === 'both' ? language : otherLanguage(wording);
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

/** What a key does, as slide shows and clickers have it; undefined where it does nothing. */
export function actionOfKey(key: string): ClassroomAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.entries(actions).find(([each]) => each === name)?.[1];
}

/** What a class sees of a card. */
export interface Slide {
  versions: readonly { text: string; lang: Language }[];
  /** Undefined where it is filed under none. */
  category: { name: string; lang: Language } | undefined;
  colorClass: string;
}

/** The versions of a card that are shown; a card that has only one language shows it always. */
export function shownVersions({ versions }: Slide, wording: Wording): Slide['versions'] {
  if (wording === 'both' || versions.length === 1) return versions;
  return versions.filter(({ lang }) => lang === wording);
}
