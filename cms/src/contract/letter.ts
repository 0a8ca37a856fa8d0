import { z } from 'zod';
import { languages } from './language.ts';
import { emailAddress } from './subscriber.ts';

/** The CMS's endpoint for `npm run letter`, which requires the newsletter key. */
export const letterPath = '/api/letter';

/** For `npm run letter`: send this week's email, preview it, or send a test. */
export const letterCommand = z.object({
  do: z.enum(['send', 'preview', 'try']),
  to: emailAddress.optional(),
});

/** A rendered email. The HTML refers to its pictures by their content ids. */
export const renderedEmail = z.object({
  language: z.enum(languages),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  pictures: z.array(z.object({ cid: z.string(), filename: z.string(), base64: z.string() })),
});
export type RenderedEmail = z.infer<typeof renderedEmail>;

/** The response to a command: the Monday of the week, and the number of queued emails or the previews. */
export const letterResponse = z.object({
  week: z.string(),
  queued: z.number().optional(),
  letters: z.array(renderedEmail).optional(),
  /** Why the mail server rejected the email. */
  refused: z.string().optional(),
});

/** `isSaved`: there is no mail server, so the email is a file now. */
export const testLetterResult = z.object({
  refused: z.string().optional(),
  isSaved: z.boolean().default(false),
});

/** A sent weekly email with its delivery counts and errors. */
export const sentLetter = z.object({
  week: z.string(),
  startedAt: z.coerce.date(),
  text: z.string(),
  queued: z.coerce.number(),
  sent: z.coerce.number(),
  failed: z.coerce.number(),
  skipped: z.coerce.number(),
  left: z.coerce.number(),
  /** The mail server's messages for failed and retried deliveries, with their counts. */
  reasons: z.array(
    z.object({
      reason: z.string(),
      state: z.enum(['queued', 'failed']),
      count: z.coerce.number(),
    }),
  ),
});
export type SentLetter = z.infer<typeof sentLetter>;
