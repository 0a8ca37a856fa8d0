import type { Affirmation } from '#contract/affirmation';
import { languages, type Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import type { Picture, ShownCategory } from './affirmation.ts';
import { otherLanguage } from './language.ts';
import { recordingHref } from './recording.ts';

/** The paths that show a collection, or single cards, to a class. A list’s is in `listing.ts`. */
export const collectionClassroomPath = (id: number): string => `/classroom?collection=${id}`;
export const cardsClassroomPath = (ids: readonly number[], from: 'favorites'): string =>
  `/classroom?ids=${ids.join()}&from=${from}`;

/** The language choices for the cards. */
export const languageChoices = [...languages, 'both'] as const;
export type LanguageChoice = (typeof languageChoices)[number];

/** The other language, or the given one if both are shown. */
export function otherLanguageOf(languageChoice: LanguageChoice, language: Language): Language {
  return languageChoice === 'both' ? language : otherLanguage(languageChoice);
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
  l: 'language',
  '2': 'both',
  d: 'description',
  b: 'blank',
  '.': 'blank',
  Escape: 'end',
} as const;
export type ClassroomAction = (typeof actions)[keyof typeof actions];

/** The action of a key, with the keys of slide shows and presentation remotes (behavior P17). */
export function actionOfKey(key: string): ClassroomAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.entries(actions).find(([each]) => each === name)?.[1];
}

export interface Slide {
  versions: readonly {
    text: string;
    /** The description; may be empty. */
    description: string;
    lang: Language;
    recording?: string | undefined;
  }[];
  /** Undefined for affirmations without a category. */
  category?: { name: string; lang: Language } | undefined;
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

/** The version that describes the picture: the one in the page's language, if there is one. */
export const describingVersion = <Version extends { lang: Language }>(
  versions: readonly Version[],
  page: Language,
): Version | undefined => versions.find(({ lang }) => lang === page) ?? versions[0];

/** A slide of an affirmation in one or both languages. */
export function toSlide(
  versions: readonly Affirmation[],
  categories: readonly ShownCategory[],
  page: Language,
): Slide {
  const category = categories.find(({ id }) => id === versions[0]?.categoryId);
  return {
    versions: versions.map(({ id, text, description, lang, recording }) => ({
      text,
      description,
      lang,
      recording: recordingHref(id, recording),
    })),
    category:
      category && category.id !== allCategoryId
        ? { name: category.name, lang: category.lang ?? page }
        : undefined,
    picture: describingVersion(versions, page)?.picture ?? undefined,
    colorClass: category?.colorClass ?? '',
  };
}
