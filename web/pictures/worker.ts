/* Tasks of the drawing threads. Node runs this file directly: it is not part of the site's bundle. */
export { drawSharePicture } from './draw-share-picture.ts';
export { drawSheetPdf, layoutPrintSheet } from './sheet-pdf.ts';
