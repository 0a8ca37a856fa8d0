import { CallError } from '#contract/error';
import { findSheetCards } from '../../data/sheet.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import { classPath } from '../../logic/class-link.ts';
import type { CardSource } from '../../logic/collection.ts';
import { chooseCards, type SheetContent } from '../../logic/printed-cards.ts';
import { parseSheetQuery, type SheetQuery } from '../../logic/sheet-query.ts';
import type { NoPrintSheet } from '../../logic/sheet.ts';
import { qrCodeOf } from '../../pictures/qr-code.ts';
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
    /** All that the options choose from. */
    content: SheetContent;
    /** Selects the same cards in any language. */
    query: SheetQuery;
    collection: CardSource | undefined;
    /** Whether there is too much text for all cards. */
    isCut: boolean;
    /** More than the cards if the list has too many for a print. */
    total: number;
  }) => Promise<Result>,
): Promise<Result | NoPrintSheet> {
  const query = parseSheetQuery(url, language);
  try {
    const found = await findSheetCards(query, request);
    if ('refused' in found) return found;
    const { cards, collection, total } = found;
    if (cards.length === 0) return { pages: [], collection } satisfies NoPrintSheet;
    const content = { cards, link: linkOf(collection) };
    const { isCut, ...chosen } = chooseCards(content, query);
    const { paper, format, ink } = query;
    const options = { paper, format, savesInk: ink === 'saving', brand: site.name };
    const title = collection?.name ?? textsIn(language).sheet.title;
    const sheet = { ...chosen, ...options, title };
    return await make({ sheet, content, query: found.query, collection, isCut, total });
  } catch (error) {
    if (error instanceof CallError && error.code === 'unavailable') return { refused: error.code };
    throw error;
  }
}

function linkOf(collection: CardSource | undefined): SheetContent['link'] {
  if (!collection?.token) return undefined;
  const code = qrCodeOf(new URL(classPath(collection.token), site.url).href);
  return { name: collection.name, code };
}
