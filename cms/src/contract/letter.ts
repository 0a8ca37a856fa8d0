import { z } from 'zod';
import { languages } from './language.ts';
import { emailAddress } from './subscriber.ts';

/** Where `npm run letter` speaks to the CMS: for holders of the key alone. */
export const letterPath = '/api/letter';

/** What `npm run letter` asks for: send the week's letter, show it, or send one for a try. */
export const letterCommand = z.object({
  do: z.enum(['send', 'preview', 'try']),
  to: emailAddress.optional(),
});

/** A letter as it would arrive, pictures by their content id. */
export const drawnLetter = z.object({
  language: z.enum(languages),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  pictures: z.array(z.object({ cid: z.string(), filename: z.string(), base64: z.string() })),
});
export type DrawnLetter = z.infer<typeof drawnLetter>;

/** What came of it: how many letters were queued, or the letters themselves; the Monday of their week. */
export const letterAnswer = z.object({
  week: z.string(),
  queued: z.number().optional(),
  letters: z.array(drawnLetter).optional(),
});
