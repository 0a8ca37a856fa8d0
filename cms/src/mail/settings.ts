import { z } from 'zod';
import { omitEmptyVariables, settingFields } from '../contract/settings.ts';

const fields = settingFields
  .pick({
    SITE_NAME: true,
    CONTACT_EMAIL: true,
    LETTERS_PER_SECOND: true,
    LETTER_TIME: true,
    SITE_TIMEZONE: true,
    NEWSLETTER_CONFIRM: true,
  })
  .extend({
    SITE_URL: z.url().default('http://localhost:4321'),
    ADMIN_URL: z.url().default('http://localhost:1337'),
  });

type MailSettings = z.output<typeof fields>;
/** Parsed once per process. */
let known: MailSettings | undefined;

/** The operator's settings for emails and links. Throws `ZodError`. */
export function mailSettings(): MailSettings {
  return (known ??= fields.parse(omitEmptyVariables(process.env)));
}
