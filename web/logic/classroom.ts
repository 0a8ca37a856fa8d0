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
export function largestThat(
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

const deeds = {
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
  f: 'full',
  s: 'shuffle',
  b: 'both',
  l: 'language',
  Escape: 'end',
} as const;
export type Deed = (typeof deeds)[keyof typeof deeds];

/** True for the name of something to do: what a page says may be anything. */
export function isDeed(value: unknown): value is Deed {
  return Object.values<unknown>(deeds).includes(value);
}

/** What a key does, as slide shows and clickers have it; undefined where it does nothing. */
export function deedOf(key: string): Deed | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.entries(deeds).find(([each]) => each === name)?.[1];
}
