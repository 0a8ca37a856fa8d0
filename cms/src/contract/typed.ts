import { z } from 'zod';
import { isSeen, oneLine, severalLines } from './text.ts';

/** A lone surrogate, which UTF-8 cannot encode. */
const halfSign = /\p{Cs}/u;

/** Rejects lone surrogates, on which bcrypt never returns. */
export const wholeSigns = z.string().refine((text) => !halfSign.test(text));
const seen = (text: string) => text === '' || isSeen(text);

/** A typed text, normalized by `oneLine`. Lone surrogates and invisible texts are rejected. */
export const typedLine = wholeSigns.transform(oneLine).refine(seen, { params: { short: true } });

/** The same in one line or several. */
export const typedLines = wholeSigns
  .transform(severalLines)
  .refine(seen, { params: { short: true } });
