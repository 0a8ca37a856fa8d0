import { z } from 'zod';

/** An e-mail address as people write it: outer blanks go, any script, a dot in the domain (PRODUCT 19). */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(
    z.email({
      pattern: /^[^\s@"<>(),:;[\]\\]{1,64}@[^\s@"<>(),:;[\]\\.]+(?:\.[^\s@"<>(),:;[\]\\.]+)+$/u,
    }),
  );

export const subscription = z.object({ email: emailAddress });

/** The one answer, whether the address was known or not (PRODUCT 16). */
export const subscribed = z.object({ subscribed: z.literal(true) });
