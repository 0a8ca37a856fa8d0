import type { APIRoute } from 'astro';
import { textsIn } from '../../i18n/texts.ts';
import { drawSheetPdf } from '../../pictures/draw-in-worker.ts';
import { withPrintSheet } from './_sheets.ts';

/** A print sheet as a PDF, with the same query and line layout as its page. */
export const GET: APIRoute = async (context) => {
  const { url, locals, rewrite } = context;
  const result = await withPrintSheet(context, async ({ sheet, collection }) => ({
    pdf: await drawSheetPdf(sheet),
    collection,
  }));
  // The visitor followed a link, so show the page, which explains why there is no PDF.
  if (!('pdf' in result)) {
    locals.noPrintSheet = result;
    return rewrite(new URL(`/print/sheet${url.search}`, url));
  }
  const { file } = textsIn(locals.language).sheet;
  return new Response(result.pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}.pdf"`,
      'X-Robots-Tag': 'noindex',
      // Collections are private.
      ...(result.collection && { 'Cache-Control': 'private, no-store' }),
    },
  });
};
