import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import { categoryColors } from '#contract/category-colors';
import { languages as allLanguages, type Language } from '#contract/language';
import { allCategoryId } from '#contract/limits';
import { sheetTexts } from '../i18n/sheet.ts';
import type { SheetQuery } from './sheet-query.ts';
import {
  fittingPerPage,
  gridOf,
  maxPosters,
  type CardsPerPage,
  type QrCode,
  type SheetCard,
  type SheetFont,
} from './sheet.ts';

/** A card in all of its languages, so that a browser can change the options of a sheet without the server. */
export interface PrintedCard {
  versions: readonly PrintedVersion[];
  /** The name of its picture. */
  picture?: string;
  /** The category's name in each of the site's languages, empty for *All*. */
  categories: readonly string[];
  color: string;
  /** The color of text on `color`. */
  onColor: string;
  /** Its position among all that were picked, including any that can't be seen now. */
  place: number;
}

interface PrintedVersion {
  text: string;
  description: string;
  lang: Language;
  /** What the picture shows. */
  alt?: string;
}

/** All that the options of a sheet choose from. */
export interface SheetContent {
  cards: readonly PrintedCard[];
  /** The class link of a collection. */
  link?: { name: string; code: QrCode } | undefined;
}

/** The options of a sheet. */
export type SheetChoice = Pick<
  SheetQuery,
  'paper' | 'format' | 'adults' | 'ink' | 'code' | 'words'
>;

export const languagesOf = ({ words }: Pick<SheetQuery, 'words'>): readonly Language[] =>
  words === 'both' ? allLanguages : [words];

/**
 * The cards to print, without those whose category is unknown. `categories` has a list for each language. Cards that
 * were picked one by one keep the place of their id.
 */
export function toPrintedCards(
  found: readonly (readonly Affirmation[])[],
  categories: readonly (readonly Category[])[],
  ids?: readonly number[],
): PrintedCard[] {
  return found.flatMap((versions, index) => {
    const [first] = versions;
    if (!first) return [];
    const inLanguages = categories.flatMap(
      (each) => each.find(({ id }) => id === first.categoryId) ?? [],
    );
    const [category] = inLanguages;
    if (!category) return [];
    return {
      versions: versions.map(({ text, description, lang, picture }) => ({
        text,
        description,
        lang,
        ...(picture && { alt: picture.alt }),
      })),
      ...(first.picture && { picture: first.picture.name }),
      // *All* is not printed as a category.
      categories: category.id === allCategoryId ? [] : inLanguages.map(({ name }) => name),
      color: category.color,
      onColor: categoryColors(category.color, 'light').onFill,
      place: ids ? ids.indexOf(first.id) : index,
    };
  });
}

/**
 * Characters of all copies (behavior P22). A collection of 500 ordinary affirmations has fewer, even in both languages.
 */
const maxText = 150_000;

/** The cards as the options want them. Without `per`, it follows their number. */
export function chooseCards(
  { cards, link }: SheetContent,
  choice: SheetChoice & { per?: CardsPerPage | undefined },
): {
  cards: SheetCard[];
  per: CardsPerPage;
  /** Whether there is too much text for all cards. */
  isCut: boolean;
} {
  const isPosters = choice.format === 'posters';
  const chosen = cards
    .filter(({ place }) => !isPosters || place < maxPosters)
    .map((card) => toSheetCard(card, choice));
  const codes = link && choice.code ? [codeCard(link, choice)] : [];
  const { per = fittingPerPage(chosen.length + codes.length) } = choice;
  const limited = limitText(chosen, gridOf(choice.format, per).copies ?? 1);
  return { cards: [...limited, ...codes], per, isCut: limited.length < chosen.length };
}

function toSheetCard(card: PrintedCard, choice: SheetChoice): SheetCard {
  const languages = languagesOf(choice);
  const inLanguages = card.versions.filter(({ lang }) => languages.includes(lang));
  // One that isn't translated is printed as it is.
  const versions = inLanguages.length > 0 ? inLanguages : card.versions.slice(0, 1);
  const { picture: name, color, onColor } = card;
  return {
    texts: versions.map(({ text, description, lang }) => ({
      text,
      lang,
      ...(choice.adults && description && { description }),
    })),
    label: labelOf(card, choice),
    color,
    onColor,
    picture: name === undefined ? undefined : { name, alt: versions[0]?.alt ?? '' },
  };
}

/** What is printed above a card: its category, and on posters the week, in each language (behavior P22). */
function labelOf({ categories, place }: PrintedCard, choice: SheetChoice): string {
  const languages = languagesOf(choice);
  const nameIn = (language: Language) => categories[allLanguages.indexOf(language)] ?? '';
  if (choice.format !== 'posters')
    return [...new Set(languages.map(nameIn))].filter(Boolean).join(' · ');
  const weekIn = (language: Language) =>
    [sheetTexts[language].week(place + 1), nameIn(language)].filter(Boolean).join(' · ');
  return languages.map(weekIn).join(' / ');
}

/** Those of the text, because it has no category. */
const codeColors = { color: '#22304a', onColor: '#ffffff' };

/** A card with the QR code of a class link (behavior K4). */
function codeCard(
  { name, code }: NonNullable<SheetContent['link']>,
  choice: SheetChoice,
): SheetCard {
  const texts = languagesOf(choice).map((lang) => ({ text: sheetTexts[lang].scan, lang }));
  return { texts, label: name, ...codeColors, code };
}

/** The first cards, with as much text as a drawing thread lays out in a few seconds. */
export function limitText(cards: readonly SheetCard[], copies: number): SheetCard[] {
  let left = maxText;
  const end = cards.findIndex(({ texts }) => {
    for (const { text, description = '' } of texts)
      left -= (text.length + description.length) * copies;
    return left < 0;
  });
  return end < 0 ? [...cards] : cards.slice(0, end);
}

/** All texts that any options of a sheet can print, by their fonts. */
export function textsByFont({ cards, link }: SheetContent): Record<SheetFont, string[]> {
  const versions = cards.flatMap((card) => card.versions);
  return {
    display: [
      ...versions.map(({ text }) => text),
      ...new Set(cards.flatMap(({ categories }) => categories)),
      ...(link ? [link.name] : []),
    ],
    body: versions.map(({ description }) => description),
  };
}
