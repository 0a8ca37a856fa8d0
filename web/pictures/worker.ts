/* The tasks of the drawing threads. Node runs this file directly; it isn't part of the site's bundle. */
export { drawSharePicture } from './draw-share-picture.ts';
export { drawSheetPdf, layoutPrintSheet } from './sheet-pdf.ts';
