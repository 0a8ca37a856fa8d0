import type { APIRoute } from 'astro';
import { toResponse } from '../../data/proxy';
import { unlessFailed } from '../../data/client';
import { printSheets } from '../../data/sheet';
import { toSheetPdf } from '../../data/sheet-pdf';
import { CallError } from '#contract/error';
import { emojiPng } from '../../pictures/emoji';
import { textsIn } from '../../i18n/texts';
import { sheetQueryOf } from '../../logic/sheet-query';

/** A print sheet as a PDF: the same address as the page's, the same lines. */
export const GET: APIRoute = async ({ url, locals, rewrite }) => {
  const query = sheetQueryOf(url, locals.language);
  const sheets = query.ids.length > 0 ? await unlessFailed(printSheets(query)) : [];
  // It was a link that asked: whoever pressed it gets a page, with a way on.
  if (!sheets) return rewrite(new URL(`/500${url.search}`, url));
  if (sheets.length === 0) return toResponse(new CallError('not-found'), locals.language);
  const { title, file } = textsIn(locals.language).sheet;
  const options = { paper: query.paper, savesInk: query.ink === 'saving', title };
  return new Response(await toSheetPdf(sheets, options, emojiPng), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}.pdf"`,
      'X-Robots-Tag': 'noindex',
    },
  });
};
