import { z } from 'zod';

/** Characters as people count them: an emoji is one, however many parts it is written in. */
export const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** Half of a sign, which no encoding can hold. */
const halfSign = /\p{Cs}/u;

/** A text that is typed. Half signs are refused. */
const typed = z.string().refine((text) => !halfSign.test(text));

/** Something that can be seen, and not blanks and joiners alone. */
const seen = (text: string) => text === '' || /[^\p{C}\p{Z}\p{M}]/u.test(text);

/** Text in one line: control characters are blanks, one blank follows another nowhere, outer ones go. */
export const oneLine = typed
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
  .refine(seen, { params: { short: true } });

/** Text of one line or several: other control characters are blanks, outer blanks go. */
export const severalLines = typed
  .transform((text) => text.replace(/[^\P{Cc}\n]+/gu, ' ').trim())
  .refine(seen, { params: { short: true } });
