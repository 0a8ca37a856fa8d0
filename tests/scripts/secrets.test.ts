import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '#contract/settings';
import { readSecrets, secretsFile } from '../../scripts/stack/secrets.ts';
import { temporaryFolder } from './folder.ts';

describe('secrets', () => {
  it('are generated once and kept for their owner alone', () => {
    const folder = temporaryFolder();
    const first = readSecrets(folder, {});
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
    chmodSync(secretsFile(folder), 0o644);
    expect(readSecrets(folder, {})).toEqual(first);
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
    expect(readSecrets(temporaryFolder(), {}).JWT_SECRET).not.toBe(first.JWT_SECRET);
  });

  it('hold four keys and a password that the settings would take', () => {
    const secrets = readSecrets(temporaryFolder(), {});
    expect(new Set(secrets.APP_KEYS.split(',')).size).toBe(4);
    expect(settings.safeParse({ ADMIN_PASSWORD: secrets.ADMIN_PASSWORD }).success).toBe(true);
  });

  it('that are given win and are not kept', () => {
    const folder = temporaryFolder();
    const given = { ADMIN_PASSWORD: 'Given-by-env-1', JWT_SECRET: 'given' };
    expect(readSecrets(folder, given)).toMatchObject(given);
    expect(readFileSync(secretsFile(folder), 'utf8')).not.toContain('iven');
  });

  it('in a damaged file stop the start with a sentence', () => {
    const folder = temporaryFolder();
    writeFileSync(secretsFile(folder), '{"APP_KEYS": "a,b');
    expect(() => readSecrets(folder, {})).toThrow(/secrets\.json is no JSON: .* backup/);
  });
});
