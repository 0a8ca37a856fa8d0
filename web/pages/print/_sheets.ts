import type { Collection } from '#contract/collection';
import { CallError } from '#contract/error';
import { networkOf } from '#contract/network';
import { findSheetCards } from '../../data/sheet.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import type { NoSheets } from '../../logic/sheet.ts';
import { sheetQueryOf, type SheetQuery } from '../../logic/sheet-query.ts';
import { sheetQueue } from '../../pictures/drawing.ts';
import type { Sheet } from '../../pictures/sheet-pdf.ts';

interface Context {
  request: Request;
  url: URL;
  locals: App.Locals;
}

/** Finds the cards that a URL asks for and renders their sheet with `make`, or says why there is none. */
export async function makeSheets<Result>(
  { request, url, locals: { language } }: Context,
  make: (sheet: Sheet, collection: Collection | undefined, query: SheetQuery) => Promise<Result>,
): Promise<Result | NoSheets> {
  const query = sheetQueryOf(url, language);
  const find = async () => {
    const found = await findSheetCards(query, request);
    if ('refused' in found) return found;
    const { cards, collection } = found;
    if (cards.length === 0) return { pages: [], collection } satisfies NoSheets;
    const { paper, per, ink } = query;
    const title = collection?.name ?? textsIn(language).sheet.title;
    const options = { paper, per, savesInk: ink === 'saving', brand: site.name };
    return make({ cards, title, ...options }, collection, query);
  };
  try {
    const network = networkOf(request.headers.get('x-forwarded-for') ?? '');
    return await sheetQueue.run(find, network);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code !== 'unavailable' && error.code !== 'too-many-requests') throw error;
    return { refused: error.code };
  }
}
