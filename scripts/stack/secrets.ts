import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../terminal/trouble.ts';
import { readFields } from './json.ts';

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

const makers = {
  APP_KEYS: () => Array.from({ length: 4 }, () => random(24)).join(','),
  API_TOKEN_SALT: () => random(24),
  ADMIN_JWT_SECRET: () => random(32),
  TRANSFER_TOKEN_SALT: () => random(24),
  JWT_SECRET: () => random(32),
  ENCRYPTION_KEY: () => random(32),
  // What each of these opens: cms/src/site-key.ts.
  CMS_KEY: () => random(32),
  CONTENT_KEY: () => random(32),
  NEWSLETTER_KEY: () => random(32),
  // Signs the links in letters: with another key, nobody can leave by an old letter.
  LETTER_KEY: () => random(32),
  DATABASE_PASSWORD: () => random(24),
  // Whatever chance brings, Strapi asks for a capital, a small letter and a digit.
  ADMIN_PASSWORD: () => `${random(12)}aA1`,
};
export type SecretName = keyof typeof makers;
export type Secrets = Record<SecretName, string>;

/** The file that keeps them. In: the data folder's path. */
export const secretsFile = (folder: string) => join(folder, 'secrets.json');

/**
 * Reads the secrets, generating those that are neither given nor kept yet. In: the data folder's
 * path and the environment, which wins and is not kept. Raises Trouble where the file is damaged.
 */
export function readSecrets(folder: string, env: NodeJS.ProcessEnv): Secrets {
  const file = secretsFile(folder);
  const kept = readKept(file);
  const names = Object.keys(makers) as SecretName[];
  const missing = names.filter((name) => !env[name] && !kept[name]);
  for (const name of missing) kept[name] = makers[name]();
  if (missing.length > 0) keep(file, kept);
  const chosen = names.map((name) => [name, env[name] || kept[name]]);
  return Object.fromEntries(chosen) as Secrets;
}

function readKept(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  chmodSync(file, 0o600);
  const kept = readFields(file);
  if (kept && areTexts(kept)) return kept;
  throw new Trouble(
    `${file} is damaged: restore it from a backup, or delete it to get new secrets (everyone will have to log in again).`,
  );
}

function areTexts(
  fields: Readonly<Record<string, unknown>>,
): fields is Readonly<Record<string, string>> {
  return Object.values(fields).every((value) => typeof value === 'string');
}

function keep(file: string, secrets: Partial<Secrets>): void {
  // Beside and then in place, so that a crash leaves the old file or the new one, never half of it.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(beside, file);
}
