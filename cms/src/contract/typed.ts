import { z } from 'zod';
import { hasVisibleText, oneLine, severalLines } from './text.ts';

/** A lone surrogate, which UTF-8 cannot encode. */
const loneSurrogate = /\p{Cs}/u;

/** Rejects lone surrogates, on which bcrypt never returns. */
export const wellFormedText = z.string().refine((text) => !loneSurrogate.test(text));
const isEmptyOrVisible = (text: string) => text === '' || hasVisibleText(text);

/** A typed text, normalized by `oneLine`. Lone surrogates and invisible texts are rejected. */
export const typedLine = wellFormedText
  .transform(oneLine)
  .refine(isEmptyOrVisible, { params: { short: true } });

/** The same in one line or several. */
export const typedLines = wellFormedText
  .transform(severalLines)
  .refine(isEmptyOrVisible, { params: { short: true } });
