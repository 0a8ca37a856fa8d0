import { z } from 'zod';
import { isSeen, oneLine, severalLines } from './text.ts';

/** Half of a sign, which no encoding can hold. */
const halfSign = /\p{Cs}/u;

/** Any text but one with half signs, over which bcrypt never ends. */
export const wholeSigns = z.string().refine((text) => !halfSign.test(text));
const seen = (text: string) => text === '' || isSeen(text);

/** A text that is typed, as `oneLine` leaves it. Half signs, and signs that nobody sees alone, are refused. */
export const typedLine = wholeSigns.transform(oneLine).refine(seen, { params: { short: true } });

/** The same in one line or several. */
export const typedLines = wholeSigns
  .transform(severalLines)
  .refine(seen, { params: { short: true } });
