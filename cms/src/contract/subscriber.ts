import { z } from 'zod';
import { emailLimit, emailPattern } from './email.ts';

/** An e-mail address as people write it: outer blanks go, and an accent is written in one way (PRODUCT 19). */
export const emailAddress = z
  .string()
  .trim()
  .normalize()
  .max(emailLimit)
  .pipe(z.email({ pattern: emailPattern }));

export const subscription = z.object({ email: emailAddress });

/** The one answer, whether the address was known or not (PRODUCT 16). */
export const subscribed = z.object({ subscribed: z.literal(true) });
