import { z } from 'zod';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const port = z.coerce.number().int().min(1).max(65_535);
const address = (protocols: RegExp) => z.url({ protocol: protocols });
/** The public origin of the site or the panel, without a path. */
const publicAddress = address(/^https?$/)
  .regex(/^[^/]+\/\/[^/?#]+\/?$/)
  .transform((url) => new URL(url).origin);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * All settings with their defaults. Secrets are not among them, because they are generated on the first run and stored
 * in the data folder.
 */
export const settingFields = z.object({
  PORT: port.default(4321),
  CMS_PORT: port.default(1337),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SITE_NAME: z.string().trim().min(1).max(40).default('Colibri'),
  /** The public URLs of the site and the panel; by default those of `npm start`. */
  SITE_URL: publicAddress.optional(),
  ADMIN_URL: publicAddress.optional(),
  /** The number of trusted reverse proxies in front of the site and the panel. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  /** For how many seconds the programs go on taking requests when they stop, so that load balancers notice it. */
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(60).default(0),
  /** The analytics endpoint. Without it, nothing is counted (behavior N2). */
  ANALYTICS_URL: address(/^https?$/).optional(),
  CONTACT_EMAIL: z.email().default('hello@colibri.example'),
  /** For the legal notice and the privacy policy. */
  OPERATOR_NAME: z.string().trim().max(120).default(''),
  OPERATOR_ADDRESS: z.string().trim().max(300).default(''),
  HOSTING_PROVIDER: z.string().trim().max(300).default(''),
  /** The mail server. Without one, emails are saved as files in the data folder. */
  SMTP_URL: address(/^smtps?$/).optional(),
  /** The maximum number of emails per second, across all processes. */
  LETTERS_PER_SECOND: z.coerce.number().positive().max(1000).default(10),
  /** When the weekly email is sent on Mondays, in SITE_TIMEZONE. */
  LETTER_TIME: timeOfDay.default('07:00'),
  SITE_TIMEZONE: z.string().refine(isTimeZone).default('UTC'),
  /** Whether subscribers must first confirm their address (double opt-in). */
  NEWSLETTER_CONFIRM: z.stringbool().default(false),
  /** When a backup is made every day, in SITE_TIMEZONE. Without it, there are none. */
  BACKUP_TIME: timeOfDay.optional(),
  /** How many daily backups are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  ADMIN_EMAIL: z.email().default('admin@colibri.example'),
  ADMIN_PASSWORD: z
    .string()
    .regex(
      /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/,
      'needs 8 characters, a capital, a small letter and a digit',
    )
    .optional(),
});

/** The environment variables that are set; an empty one counts as missing. */
export function omitEmptyVariables(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value));
}

export const settings = settingFields.transform((given) => ({
  ...given,
  SITE_URL: given.SITE_URL ?? `http://localhost:${given.PORT}`,
  ADMIN_URL: given.ADMIN_URL ?? `http://localhost:${given.CMS_PORT}`,
}));
export type Settings = z.output<typeof settings>;
