import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonObject } from './json.ts';
import type { Plan } from './services.ts';
import { secretsFile } from './secrets.ts';

/** Saved on the first start, when the administrator is created; later settings don't change that account. */
type First = { email: string; given: boolean };

/**
 * The first administrator's email and password. The password itself is only shown on the first start, because output
 * can end up in logs; after that, the text explains where to find it.
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
  return {
    email,
    password: first ? `the original one is ${saved}` : `${secrets.ADMIN_PASSWORD} (${saved})`,
  };
}

function readFirst(file: string): First | undefined {
  const { email, given } = readJsonObject(file) ?? {};
  return typeof email === 'string' && typeof given === 'boolean' ? { email, given } : undefined;
}
