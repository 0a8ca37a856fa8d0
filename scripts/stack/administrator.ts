import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonObject } from './json.ts';
import type { Plan } from './services.ts';
import { secretsFile } from './secrets.ts';

/** Saved on the first start: the administrator is created then, and later settings don't change them. */
type First = { email: string; given: boolean };

/**
 * The first administrator's email, and where to find the password; on the first start the password itself, later not:
 * a service's output is kept in logs.
 */
export function firstAdministrator(
  { settings, secrets, folder }: Plan,
  env: NodeJS.ProcessEnv,
): { email: string; password: string } {
  const file = join(folder.path, 'administrator.json');
  const current: First = { email: settings.ADMIN_EMAIL, given: Boolean(env['ADMIN_PASSWORD']) };
  const first = readFirst(file);
  if (!first) writeFileSync(file, `${JSON.stringify(current)}\n`, { mode: 0o600 });
  const { email, given } = first ?? current;
  if (given) return { email, password: 'as given in ADMIN_PASSWORD on the first start' };
  const saved = `saved in ${secretsFile(folder.path)}`;
  return { email, password: first ? saved : `${secrets.ADMIN_PASSWORD} (${saved})` };
}

function readFirst(file: string): First | undefined {
  const { email, given } = readJsonObject(file) ?? {};
  return typeof email === 'string' && typeof given === 'boolean' ? { email, given } : undefined;
}
