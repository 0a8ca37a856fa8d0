import type { APIRoute } from 'astro';
import { printSheets } from '../../data/sheet.ts';
import { toSheetPdf } from '../../data/sheet-pdf.ts';
import { emojiPng } from '../../pictures/emoji.ts';
import { textsIn } from '../../i18n/texts.ts';
import { sheetQueryOf } from '../../logic/sheet-query.ts';

/** A print sheet as a PDF: the same address as the page's, the same lines. */
export const GET: APIRoute = async ({ url, locals: { language }, request, rewrite }) => {
  const query = sheetQueryOf(url, language);
  const printed = await printSheets(query, request);
  // It was a link that asked: whoever pressed it gets the page, which says why there is nothing, and what to do.
  if ('refused' in printed || printed.pages.length === 0)
    return rewrite(new URL(`/print/sheet${url.search}`, url));
  const { title, file } = textsIn(language).sheet;
  const { pages, collection } = printed;
  const savesInk = query.ink === 'saving';
  const options = { paper: query.paper, savesInk, title: collection?.name ?? title };
  return new Response(await toSheetPdf(pages, options, emojiPng), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}.pdf"`,
      'X-Robots-Tag': 'noindex',
      // A collection is its owner's alone.
      ...(collection && { 'Cache-Control': 'private, no-store' }),
    },
  });
};
