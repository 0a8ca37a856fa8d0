import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import { categoryColors } from '#contract/category-colors';
import { languages as allLanguages, type Language } from '#contract/language';
import { sheetTexts } from '../i18n/sheet.ts';
import { maxPosters, type SheetCard } from './sheet.ts';
import { listingOf, type SheetQuery } from './sheet-query.ts';

/** A card without the label that a format prints on it. */
export interface FoundCard extends Omit<SheetCard, 'label'> {
  /** The category's name in each language, empty for *All*. */
  categories: readonly string[];
  /** Its position among all that were picked, including any that can't be seen now. */
  place: number;
}

export const languagesOf = ({ words }: SheetQuery): readonly Language[] =>
  words === 'both' ? allLanguages : [words];

/** The cards to print, without those whose category is unknown. `categories` has a list for each language. */
export function toPrintedCards(
  found: readonly (readonly Affirmation[])[],
  categories: readonly (readonly Category[])[],
  query: SheetQuery,
  isWhole = listingOf(query) !== undefined,
): FoundCard[] {
  return found.flatMap((versions, index) => {
    const card = toCard(versions, categories, query);
    const place = isWhole ? index : query.ids.indexOf(versions[0]?.id ?? 0);
    return card ? { ...card, place } : [];
  });
}

function toCard(
  versions: readonly Affirmation[],
  categories: readonly (readonly Category[])[],
  { adults }: SheetQuery,
): Omit<FoundCard, 'place'> | undefined {
  const inLanguages = categories.flatMap(
    (each) => each.find(({ id }) => id === versions[0]?.categoryId) ?? [],
  );
  const [category] = inLanguages;
  if (!category) return undefined;
  // *All* is not printed as a category.
  const names = category.id === allCategoryId ? [] : inLanguages.map(({ name }) => name);
  return {
    texts: versions.map(({ text, description, lang }) => ({
      text,
      lang,
      ...(adults && description && { description }),
    })),
    categories: [...new Set(names)],
    color: category.color,
    onColor: categoryColors(category.color, 'light').onFill,
    picture: versions[0]?.picture ?? undefined,
  };
}

/** Adds what is printed above each card: its category, and on posters the week, in each language. */
export function withLabels(cards: readonly FoundCard[], query: SheetQuery): SheetCard[] {
  const languages = languagesOf(query);
  if (query.format !== 'posters')
    return cards.map(({ categories, place: _place, ...card }) => ({
      ...card,
      label: categories.join(' · '),
    }));
  const labelIn = (language: Language, { categories, place }: FoundCard, index: number) =>
    [sheetTexts[language].week(place + 1), categories[index] ?? categories[0]]
      .filter(Boolean)
      .join(' · ');
  return cards
    .filter(({ place }) => place < maxPosters)
    .map((card) => {
      const label = languages.map((language, index) => labelIn(language, card, index)).join(' / ');
      const { categories: _categories, place: _place, ...rest } = card;
      return { ...rest, label };
    });
}

/** Characters of all copies. A collection of 500 ordinary affirmations has fewer, even in both languages. */
const maxText = 150_000;

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
