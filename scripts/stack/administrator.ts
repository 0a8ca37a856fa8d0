import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonObject } from './json.ts';
import type { Plan } from './services.ts';
import { secretsFile } from './secrets.ts';

/** Saved on the first start, when the administrator is created; later settings don't change that account. */
const saved = z.object({ email: z.string(), given: z.boolean() });

/**
 * The first administrator's email and password. The password itself is only shown on the first start, because output
 * can end up in logs; after that, the text explains where to find it.
 */
export function firstAdministrator(
  { settings, secrets, folder }: Plan,
  env: NodeJS.ProcessEnv,
): { email: string; password: string } {
  const file = join(folder.path, 'administrator.json');
  const current = { email: settings.ADMIN_EMAIL, given: Boolean(env['ADMIN_PASSWORD']) };
  const { data: first } = saved.safeParse(readJsonObject(file));
  if (!first) writeFileSync(file, `${JSON.stringify(current)}\n`, { mode: 0o600 });
  const { email, given } = first ?? current;
  if (given) return { email, password: 'as given in ADMIN_PASSWORD on the first start' };
  const place = `saved in ${secretsFile(folder.path)}`;
  return {
    email,
    password: first ? `the original one is ${place}` : `${secrets.ADMIN_PASSWORD} (${place})`,
  };
}
