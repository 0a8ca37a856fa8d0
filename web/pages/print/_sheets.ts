import { CallError } from '#contract/error';
import { findSheetCards } from '../../data/sheet.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import type { CardSource } from '../../logic/collection.ts';
import { withLabels } from '../../logic/printed-cards.ts';
import { fittingPerPage, type NoPrintSheet } from '../../logic/sheet.ts';
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
  make: (
    sheet: PrintSheet,
    collection: CardSource | undefined,
    query: SheetQuery,
  ) => Promise<Result>,
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
    return await make({ cards: withLabels(cards, query), title, ...options }, collection, query);
  } catch (error) {
    if (error instanceof CallError && error.code === 'unavailable') return { refused: error.code };
    throw error;
  }
}
