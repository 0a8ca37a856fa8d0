import { z } from 'zod';
import { settingFields } from '../contract/settings.ts';

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
  });

/** What letters need to know of the operator's settings; an empty one counts as absent. Raises `ZodError`. */
export function letterSettings(): z.output<typeof fields> {
  return fields.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)));
}
