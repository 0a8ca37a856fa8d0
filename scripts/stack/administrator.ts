import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFields } from './json.ts';
import type { Plan } from './parts.ts';
import { secretsFile } from './secrets.ts';

/** How the first administrator was made: once, whatever the settings say later. */
type First = { email: string; given: boolean };

/**
 * Says who the first administrator is, and remembers it on the first start that went well. In:
 * the plan and the environment it was made from. Out: the e-mail, and the password or where it
 * came from. Raises where the data folder cannot be read or written.
 */
export function firstAdministrator(
  { settings, secrets, folder }: Plan,
  env: NodeJS.ProcessEnv,
): { email: string; password: string } {
  const file = join(folder.path, 'administrator.json');
  const now: First = { email: settings.ADMIN_EMAIL, given: Boolean(env['ADMIN_PASSWORD']) };
  const first = readFirst(file);
  if (!first) writeFileSync(file, `${JSON.stringify(now)}\n`, { mode: 0o600 });
  const { email, given } = first ?? now;
  if (given) return { email, password: 'as given in ADMIN_PASSWORD on the first start' };
  const kept = `saved in ${secretsFile(folder.path)}`;
  return { email, password: now.given ? kept : `${secrets.ADMIN_PASSWORD} (${kept})` };
}

function readFirst(file: string): First | undefined {
  const { email, given } = readFields(file) ?? {};
  return typeof email === 'string' && typeof given === 'boolean' ? { email, given } : undefined;
}
