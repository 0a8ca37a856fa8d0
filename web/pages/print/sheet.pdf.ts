import type { APIRoute } from 'astro';
import { textsIn } from '../../i18n/texts.ts';
import { drawSheetPdf } from '../../pictures/drawing.ts';
import { makeSheets } from './_sheets.ts';

/** A print sheet as a PDF: the same address as the page's, the same lines. */
export const GET: APIRoute = async (context) => {
  const { url, locals, rewrite } = context;
  const made = await makeSheets(context, async (sheet, collection) => ({
    pdf: await drawSheetPdf(sheet),
    collection,
  }));
  // It was a link that asked: whoever pressed it gets the page, which says why there is nothing, and what to do.
  if (!('pdf' in made)) {
    locals.noSheets = made;
    return rewrite(new URL(`/print/sheet${url.search}`, url));
  }
  const { file } = textsIn(locals.language).sheet;
  return new Response(made.pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}.pdf"`,
      'X-Robots-Tag': 'noindex',
      // A collection is its owner's alone.
      ...(made.collection && { 'Cache-Control': 'private, no-store' }),
    },
  });
};
