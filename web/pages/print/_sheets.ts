import { CallError } from '#contract/error';
import type { Language } from '#contract/language';
import { findSheetCards, languagesOf, type FoundCard } from '../../data/sheet.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import type { CardSource } from '../../logic/collection.ts';
import {
  fittingPerPage,
  gridOf,
  maxPosters,
  type NoPrintSheet,
  type SheetCard,
} from '../../logic/sheet.ts';
import { limitText } from '../../logic/sheet-limits.ts';
import { parseSheetQuery, type SheetQuery } from '../../logic/sheet-query.ts';
import type { PrintSheet } from '../../pictures/sheet-pdf.ts';

interface Context {
  request: Request;
  url: URL;
  locals: App.Locals;
}

/** Loads the cards in a URL and renders their sheet with `make`, or returns why there is nothing to print. */
export async function withPrintSheet<Result>(
  { request, url, locals: { language } }: Context,
  make: (found: {
    sheet: PrintSheet;
    collection: CardSource | undefined;
    /** Whether there is too much text for all cards. */
    isCut: boolean;
  }) => Promise<Result>,
): Promise<Result | NoPrintSheet> {
  const query = parseSheetQuery(url, language);
  try {
    const found = await findSheetCards(query, request);
    if ('refused' in found) return found;
    const { cards, collection } = found;
    if (cards.length === 0) return { pages: [], collection } satisfies NoPrintSheet;
    const { paper, format, ink } = query;
    const per = query.per ?? fittingPerPage(cards.length);
    const title = collection?.name ?? textsIn(language).sheet.title;
    const options = { paper, format, per, savesInk: ink === 'saving', brand: site.name };
    const labeled = withLabels(cards, query);
    const printed = limitText(labeled, gridOf(format, per).copies ?? 1);
    const sheet = { cards: printed, title, ...options };
    return await make({ sheet, collection, isCut: printed.length < labeled.length });
  } catch (error) {
    if (error instanceof CallError && error.code === 'unavailable') return { refused: error.code };
    throw error;
  }
}

/** What is printed above each card: its category, and on posters the week, in each language. */
function withLabels(cards: readonly FoundCard[], query: SheetQuery): SheetCard[] {
  const languages = languagesOf(query);
  if (query.format !== 'posters')
    return cards.map(({ categories, place: _place, ...card }) => ({
      ...card,
      label: categories.join(' · '),
    }));
  const labelIn = (language: Language, { categories, place }: FoundCard, index: number) =>
    [textsIn(language).sheet.week(place + 1), categories[index] ?? categories[0]]
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
