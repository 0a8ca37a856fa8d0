import type { Settings } from '#contract/settings';
import { OperatorError } from '../terminal/errors.ts';

/** Completes the message “PORT must be …”. */
const requirements: Record<keyof Settings, string> = {
  PORT: 'a port, a whole number from 1 to 65535',
  CMS_PORT: 'a port, a whole number from 1 to 65535',
  HOST: 'an address of this machine, such as 0.0.0.0 or 127.0.0.1',
  DATABASE_URL: 'a URL such as postgres://user:password@host:5432/database',
  DATA_DIR: 'the path of a folder',
  SITE_NAME: 'a name of at most 40 characters',
  SITE_URL: 'a full URL without a path, such as https://colibri.example',
  ADMIN_URL: 'a full URL without a path, such as https://panel.colibri.example',
  TRUSTED_PROXIES: 'a whole number from 0 to 9',
  SHUTDOWN_DELAY: 'a whole number from 0 to 60',
  ANALYTICS_URL: 'a full URL such as https://counts.example/colibri',
  CONTACT_EMAIL: 'an email address',
  OPERATOR_NAME: 'a name of at most 120 characters',
  OPERATOR_ADDRESS: 'a postal address of at most 300 characters',
  HOSTING_PROVIDER: 'a name and address of at most 300 characters',
  SMTP_URL: 'a URL such as smtp://user:password@host:587',
  LETTERS_PER_SECOND: 'a number above 0, at most 1000',
  LETTER_TIME: 'a time of day such as 07:00',
  SITE_TIMEZONE: 'a time zone such as Europe/Paris',
  NEWSLETTER_CONFIRM: 'true or false',
  BACKUP_TIME: 'a time of day such as 03:00',
  BACKUP_KEEP: 'a whole number from 1 to 1000',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD: 'at least 8 characters, with an uppercase letter, a lowercase letter and a digit',
};
/** Settings whose values aren't shown, not even in the terminal. */
const secretNames = new Set(['DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD']);

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws OperatorError that names the first wrong setting and how to correct it.
 */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  // Imported here because zod exists only after installing.
  const { omitEmptyVariables, settings } = await import('#contract/settings');
  const read = settings.safeParse(omitEmptyVariables(env));
  if (!read.success)
    throw new OperatorError(messageFor(String(read.error.issues[0]?.path[0]), env));
  if (read.data.PORT === read.data.CMS_PORT)
    throw new OperatorError(
      `PORT and CMS_PORT are both ${read.data.PORT}: give each program its own port.`,
    );
  return read.data;
}

function messageFor(name: string, env: NodeJS.ProcessEnv): string {
  const requirement = new Map(Object.entries(requirements)).get(name) ?? 'something else';
  const given = secretNames.has(name) ? '' : `, not “${env[name]}”`;
  return `${name} must be ${requirement}${given}. Correct it in the environment or in .env, or remove it.`;
}
