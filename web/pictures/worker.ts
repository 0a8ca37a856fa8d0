/* What the drawing threads can do. Node runs this file as it is: it is not part of the site's bundle. */
export { drawCard } from './draw.ts';
export { drawSheetPdf, layoutSheet } from './sheet-pdf.ts';
