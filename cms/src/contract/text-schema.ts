import { z } from 'zod';
import { longestText } from './limits.ts';
import { hasVisibleText, toSingleLine, toMultiLine } from './text.ts';

/** A lone surrogate, which UTF-8 cannot encode. */
const loneSurrogate = /\p{Cs}/u;

/** Rejects lone surrogates, because bcrypt never returns for them. */
export const wellFormedText = z
  .string()
  .max(longestText, { abort: true })
  .refine((text) => !loneSurrogate.test(text));
const isEmptyOrVisible = (text: string) => text === '' || hasVisibleText(text);

/** A single-line text. Lone surrogates and texts without visible characters are rejected. */
export const singleLineText = wellFormedText
  .transform(toSingleLine)
  .refine(isEmptyOrVisible, { params: { short: true } });

/** The same for a multi-line text. */
export const multiLineText = wellFormedText
  .transform(toMultiLine)
  .refine(isEmptyOrVisible, { params: { short: true } });
