import type { APIRoute } from 'astro';
import { CallError } from '#contract/error';
import type { Language } from '#contract/language';
import { toResponse } from '../../data/proxy';
import { printSheets, type Printed } from '../../data/sheet';
import { toSheetPdf } from '../../data/sheet-pdf';
import { emojiPng } from '../../pictures/emoji';
import { textsIn } from '../../i18n/texts';
import { sheetQueryOf, type SheetQuery } from '../../logic/sheet-query';

/** A print sheet as a PDF: the same address as the page's, the same lines. */
export const GET: APIRoute = async ({ url, locals: { language }, request, rewrite }) => {
  const query = sheetQueryOf(url, language);
  const printed = await printSheets(query, request);
  // It was a link that asked: whoever pressed it gets a page, with a way on.
  if ('refused' in printed && printed.refused === 'unavailable')
    return rewrite(new URL(`/500${url.search}`, url));
  const response = await answer(printed, query, language);
  // A collection is its owner's alone.
  if (query.collection !== undefined) response.headers.set('Cache-Control', 'private, no-store');
  return response;
};

async function answer(printed: Printed, query: SheetQuery, language: Language): Promise<Response> {
  if ('refused' in printed) return toResponse(new CallError(printed.refused), language);
  const { pages, collection } = printed;
  if (pages.length === 0) return toResponse(new CallError('not-found'), language);
  const { title, file } = textsIn(language).sheet;
  const savesInk = query.ink === 'saving';
  const options = { paper: query.paper, savesInk, title: collection?.name ?? title };
  return new Response(await toSheetPdf(pages, options, emojiPng), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
