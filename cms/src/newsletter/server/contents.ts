import { z } from 'zod';
import { languages } from '../../contract/language.ts';

/** The contents of a week's email in one language, saved when sending begins. */
export const contents = z.object({
  /** The affirmation's public id. */
  id: z.int().positive(),
  text: z.string(),
  description: z.string(),
  /** The language of text and description: English if there is no translation. */
  lang: z.enum(languages),
  /** What editors wrote; null if the text is the subject. Emails from before there were subjects have none. */
  subject: z.string().nullable().default(null),
  note: z.string().nullable(),
  /** The card as a base64 PNG; null if the site could not draw it. */
  picture: z.string().nullable(),
});
export type Contents = z.output<typeof contents>;

export const allContents = z.object({ en: contents, fr: contents });
export type AllContents = z.output<typeof allContents>;
