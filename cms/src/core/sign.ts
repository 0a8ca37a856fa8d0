import { createHmac } from 'node:crypto';
import { z } from 'zod';

const secret = z.object({ LETTER_KEY: z.string().min(1) });

/** 128 bits cannot be guessed and keep links short. */
export const signatureBytes = 16;

/** The signature of a text in a link. One for another purpose differs. */
export function sign(purpose: 'link' | 'farewell' | 'class' | 'takeover', text: string): Buffer {
  const { LETTER_KEY } = secret.parse(process.env);
  return createHmac('sha256', LETTER_KEY)
    .update(`${purpose}:${text}`)
    .digest()
    .subarray(0, signatureBytes);
}
