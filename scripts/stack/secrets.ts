import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../terminal/errors.ts';
import { readJsonObject } from './json.ts';

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

const generators = {
  APP_KEYS: () => Array.from({ length: 4 }, () => random(24)).join(','),
  API_TOKEN_SALT: () => random(24),
  ADMIN_JWT_SECRET: () => random(32),
  TRANSFER_TOKEN_SALT: () => random(24),
  JWT_SECRET: () => random(32),
  ENCRYPTION_KEY: () => random(32),
  // cms/src/core/site-key.ts checks these keys, each of which allows certain calls only.
  CMS_KEY: () => random(32),
  CONTENT_KEY: () => random(32),
  NEWSLETTER_KEY: () => random(32),
  // Signs the links in emails and for classes. If it changes, older ones stop working.
  LETTER_KEY: () => random(32),
  DATABASE_PASSWORD: () => random(24),
  // Strapi requires an uppercase letter, a lowercase letter and a digit.
  ADMIN_PASSWORD: () => `${random(12)}aA1`,
};
export type SecretName = keyof typeof generators;
export type Secrets = Record<SecretName, string>;

export const secretsFile = (folder: string) => join(folder, 'secrets.json');

/**
 * Reads the secrets from the environment or else from the data folder, and generates and saves those that are in neither.
 * @throws OperatorError if the file is damaged.
 */
export function readSecrets(folder: string, env: NodeJS.ProcessEnv): Secrets {
  const file = secretsFile(folder);
  const saved = readSavedSecrets(file);
  const names = Object.keys(generators) as SecretName[];
  const missing = names.filter((name) => !env[name] && !saved[name]);
  for (const name of missing) saved[name] = generators[name]();
  if (missing.length > 0) saveSecrets(file, saved);
  const chosen = names.map((name) => [name, env[name] || saved[name]]);
  return Object.fromEntries(chosen) as Secrets;
}

function readSavedSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  chmodSync(file, 0o600);
  const saved = readJsonObject(file);
  if (saved && areStrings(saved)) return saved;
  throw new OperatorError(
    `${file} is damaged: restore it from a backup, or delete it to get new secrets (everyone will have to log in again).`,
  );
}

function areStrings(
  fields: Readonly<Record<string, unknown>>,
): fields is Readonly<Record<string, string>> {
  return Object.values(fields).every((value) => typeof value === 'string');
}

export function saveSecrets(file: string, secrets: Readonly<Record<string, string>>): void {
  // Written under another name and then renamed, so that a crash can't leave half a file.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, file);
}
