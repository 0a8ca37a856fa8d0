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

type Program = 'CMS' | 'site';
interface SettingInfo {
  /** The programs that get it. */
  programs: readonly Program[];
  /** Completes the message “PORT must be …”. */
  requirement: string;
  /** Whether its value isn't shown, not even in the terminal. */
  isSecret?: boolean;
}
/** What `npm start` knows about a setting besides its values. */
export const settingInfo = z.registry<SettingInfo>();

function setting<Schema extends z.ZodType>(
  programs: readonly Program[],
  requirement: string,
  schema: Schema,
  { isSecret = false } = {},
): Schema {
  settingInfo.add(schema, { programs, requirement, isSecret });
  return schema;
}

/** A setting for `npm start` itself. */
const starter: readonly Program[] = [];
const cms: readonly Program[] = ['CMS'];
const site: readonly Program[] = ['site'];
const both: readonly Program[] = ['CMS', 'site'];

/**
 * All settings with their defaults. Secrets are not among them, because they are generated on the first run and stored
 * in the data folder.
 */
export const settingFields = z.object({
  PORT: setting(starter, 'a port number from 1 to 65535', port.default(4321)),
  CMS_PORT: setting(starter, 'a port number from 1 to 65535', port.default(1337)),
  HOST: setting(
    starter,
    'an address of this machine, such as 0.0.0.0 or 127.0.0.1',
    z.string().min(1).default('0.0.0.0'),
  ),
  DATABASE_URL: setting(
    starter,
    'a URL such as postgres://user:password@host:5432/database',
    address(/^postgres(ql)?$/).optional(),
    { isSecret: true },
  ),
  DATA_DIR: setting(starter, 'the path of a folder', z.string().min(1).default('.data')),
  SITE_NAME: setting(
    both,
    'a name of at most 40 characters',
    z.string().trim().min(1).max(40).default('Colibri'),
  ),
  /** The public URLs of the site and the panel; by default those of `npm start`. */
  SITE_URL: setting(
    both,
    'a full URL without a path, such as https://colibri.example',
    publicAddress.optional(),
  ),
  ADMIN_URL: setting(
    cms,
    'a full URL without a path, such as https://panel.colibri.example',
    publicAddress.optional(),
  ),
  /** The number of trusted reverse proxies in front of the site and the panel. */
  TRUSTED_PROXIES: setting(
    both,
    'a whole number from 0 to 9',
    z.coerce.number().int().min(0).max(9).default(0),
  ),
  /** For how many seconds the programs keep accepting requests when they stop, so that load balancers notice it. */
  SHUTDOWN_DELAY: setting(
    both,
    'a whole number from 0 to 60',
    z.coerce.number().int().min(0).max(60).default(0),
  ),
  /** The analytics endpoint. Without it, nothing is counted (behavior N2). */
  ANALYTICS_URL: setting(
    site,
    'a full URL such as https://counts.example/colibri',
    address(/^https?$/).optional(),
  ),
  /** Whether browsers store pages for when there is no network. If not, they remove what they have stored. */
  OFFLINE: setting(site, 'true or false', z.stringbool().default(true)),
  CONTACT_EMAIL: setting(both, 'an email address', z.email().default('hello@colibri.example')),
  /** For the legal notice and the privacy policy. */
  OPERATOR_NAME: setting(
    site,
    'a name of at most 120 characters',
    z.string().trim().max(120).default(''),
  ),
  OPERATOR_ADDRESS: setting(
    site,
    'a postal address of at most 300 characters',
    z.string().trim().max(300).default(''),
  ),
  HOSTING_PROVIDER: setting(
    site,
    'a name and address of at most 300 characters',
    z.string().trim().max(300).default(''),
  ),
  /** The mail server. Without one, emails are saved as files in the data folder. */
  SMTP_URL: setting(
    cms,
    'a URL such as smtp://user:password@host:587',
    address(/^smtps?$/).optional(),
    { isSecret: true },
  ),
  /** The maximum number of emails per second, across all processes. */
  LETTERS_PER_SECOND: setting(
    cms,
    'a number greater than 0 and no more than 1000',
    z.coerce.number().positive().max(1000).default(10),
  ),
  /** When the weekly email is sent on Mondays, in SITE_TIMEZONE. */
  LETTER_TIME: setting(cms, 'a time of day such as 07:00', timeOfDay.default('07:00')),
  SITE_TIMEZONE: setting(
    both,
    'a time zone such as Europe/Paris',
    z.string().refine(isTimeZone).default('UTC'),
  ),
  /** Whether subscribers must first confirm their address (double opt-in). */
  NEWSLETTER_CONFIRM: setting(both, 'true or false', z.stringbool().default(false)),
  /** When a backup is made every day, in SITE_TIMEZONE. Without it, there are none. */
  BACKUP_TIME: setting(starter, 'a time of day such as 03:00', timeOfDay.optional()),
  /** How many daily backups are kept. */
  BACKUP_KEEP: setting(
    starter,
    'a whole number from 1 to 1000',
    z.coerce.number().int().min(1).max(1000).default(7),
  ),
  /** The text-to-speech program of `npm run voices`. */
  SPEECH_COMMAND: setting(
    starter,
    'a command with {language} in it, such as “espeak-ng -v {language} --stdout”',
    z
      .string()
      .trim()
      .max(1000)
      .refine((command) => command.includes('{language}'))
      .optional(),
  ),
  ADMIN_EMAIL: setting(cms, 'an email address', z.email().default('admin@colibri.example')),
  ADMIN_PASSWORD: setting(
    starter,
    'at least 8 characters, with an uppercase letter, a lowercase letter and a digit',
    z
      .string()
      .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/)
      .optional(),
    { isSecret: true },
  ),
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
