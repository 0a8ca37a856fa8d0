/* How texts are measured. Imports nothing: browsers run it too. */

/** A text on one line: every run of blanks and control characters is one blank, outer ones go. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** The blanks that French sets before : ; ! ? » and after « never end a line, though they are typed like others. */
export const withNonBreakingSpaces = (text: string) =>
  text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00A0');

/** A text of one line or several: other control characters are blanks, outer blanks go. */
export const severalLines = (text: string) =>
  withNonBreakingSpaces(text.replace(/[^\P{Cc}\n]+/gu, ' ').trim());

/** Characters as people count them: an emoji is one, however many parts it is written in. */
export const charactersIn = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** The length that a schema's limit counts: in code points, so an emoji of one part is one. */
export const lengthOf = (text: string) => [...text].length;

/** Bytes in UTF-8. */
export const bytesIn = (text: string) => new TextEncoder().encode(text).length;

/** Whether a text has a visible character. */
export const hasVisibleText = (text: string) => /[^\p{C}\p{Z}\p{M}]/u.test(text);
