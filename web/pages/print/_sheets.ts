import { CallError } from '#contract/error';
import { findSheetCards } from '../../data/sheet.ts';
import { site } from '../../data/site.ts';
import { textsIn } from '../../i18n/texts.ts';
import { sheetTexts } from '../../i18n/sheet.ts';
import { classPath } from '../../logic/class-link.ts';
import type { CardSource } from '../../logic/collection.ts';
import { languagesOf, limitText, withLabels } from '../../logic/printed-cards.ts';
import { fittingPerPage, gridOf, type NoPrintSheet, type SheetCard } from '../../logic/sheet.ts';
import { parseSheetQuery, type SheetQuery } from '../../logic/sheet-query.ts';
import { qrCodeOf } from '../../pictures/qr-code.ts';
import type { PrintSheet } from '../../pictures/sheet-pdf.ts';

/** Those of the text, because it has no category. */
const codeColors = { color: '#22304a', onColor: '#ffffff' };

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
    const codes = codeCards(query, collection);
    const labeled = withLabels(cards, query);
    const per = query.per ?? fittingPerPage(labeled.length + codes.length);
    const title = collection?.name ?? textsIn(language).sheet.title;
    const options = { paper, format, per, savesInk: ink === 'saving', brand: site.name };
    const limited = limitText(labeled, gridOf(format, per).copies ?? 1);
    const sheet = { cards: [...limited, ...codes], title, ...options };
    return await make({ sheet, collection, isCut: limited.length < labeled.length });
  } catch (error) {
    if (error instanceof CallError && error.code === 'unavailable') return { refused: error.code };
    throw error;
  }
}

/** A card with the QR code of the class link, if it is asked for. */
function codeCards(query: SheetQuery, collection: CardSource | undefined): SheetCard[] {
  if (!query.code || !collection?.token) return [];
  const address = new URL(classPath(collection.token), site.url).href;
  const texts = languagesOf(query).map((lang) => ({ text: sheetTexts[lang].scan, lang }));
  const code = qrCodeOf(address);
  return [{ texts, label: collection.name, ...codeColors, code }];
}
