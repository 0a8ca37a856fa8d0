import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '#contract/settings';
import { firstAdministrator } from '../../scripts/stack/administrator.ts';
import { openDataFolder } from '../../scripts/stack/data-folder.ts';
import { readSecrets, secretsFile } from '../../scripts/stack/secrets.ts';
import { readSettings } from '../../scripts/stack/settings.ts';
import { temporaryFolder } from './temporary-data.ts';

describe('secrets', () => {
  it('generates secrets once, in a file that only its owner can read', () => {
    const folder = temporaryFolder();
    const first = readSecrets(folder, {});
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
    chmodSync(secretsFile(folder), 0o644);
    expect(readSecrets(folder, {})).toEqual(first);
    expect(statSync(secretsFile(folder)).mode & 0o777).toBe(0o600);
    expect(readSecrets(temporaryFolder(), {}).JWT_SECRET).not.toBe(first.JWT_SECRET);
  });

  it('generates four different app keys, and an administrator password that is long enough to be accepted as a setting', () => {
    const secrets = readSecrets(temporaryFolder(), {});
    expect(new Set(secrets.APP_KEYS.split(',')).size).toBe(4);
    expect(settings.safeParse({ ADMIN_PASSWORD: secrets.ADMIN_PASSWORD }).success).toBe(true);
  });

  it('adds secrets that an older file lacks and keeps the others', () => {
    const folder = temporaryFolder();
    const {
      CONTENT_KEY: _content,
      NEWSLETTER_KEY: _newsletter,
      ...older
    } = readSecrets(folder, {});
    writeFileSync(secretsFile(folder), JSON.stringify(older));
    const added = readSecrets(folder, {});
    expect(added).toMatchObject(older);
    const keys = [added.CMS_KEY, added.CONTENT_KEY, added.NEWSLETTER_KEY];
    expect(new Set(keys.filter((key) => key.length > 40)).size).toBe(3);
    expect(readSecrets(folder, {})).toEqual(added);
  });

  it('uses secrets from the environment and does not save them', () => {
    const folder = temporaryFolder();
    const given = { ADMIN_PASSWORD: 'Given-by-env-1', JWT_SECRET: 'given' };
    expect(readSecrets(folder, given)).toMatchObject(given);
    expect(readFileSync(secretsFile(folder), 'utf8')).not.toMatch(/Given-by-env-1|"given"/);
  });

  it.each(['{"APP_KEYS": "a,b', '', 'null', '{"LETTER_KEY": 5}'])(
    'rejects a damaged secrets file and mentions its backup: %s',
    (damaged) => {
      const folder = temporaryFolder();
      writeFileSync(secretsFile(folder), damaged);
      expect(() => readSecrets(folder, {})).toThrow(/secrets\.json is damaged: .* backup/);
    },
  );
});

describe('first administrator', () => {
  async function administratorOf(path: string, env: NodeJS.ProcessEnv) {
    const plan = {
      settings: readSettings(env),
      secrets: readSecrets(path, env),
      folder: openDataFolder(path),
      mode: 'production' as const,
    };
    return firstAdministrator(plan, env);
  }

  it('shows the first administrator’s password on the first start only, and their email always', async () => {
    const path = temporaryFolder();
    const first = await administratorOf(path, {});
    expect(first.email).toBe('admin@colibri.example');
    expect(first.password).toContain(readSecrets(path, {}).ADMIN_PASSWORD);
    const later = await administratorOf(path, {
      ADMIN_EMAIL: 'b@colibri.example',
      ADMIN_PASSWORD: 'Other-pass-1',
    });
    expect(later.email).toBe('admin@colibri.example');
    expect(later.password).toMatch(/^the original one is saved in .*secrets\.json$/);
  });

  it.each(['', 'null', '{"email": 5}'])(
    'replaces the damaged file of the first administrator’s login: %s',
    async (file) => {
      const path = temporaryFolder();
      writeFileSync(join(path, 'administrator.json'), file);
      await administratorOf(path, { ADMIN_EMAIL: 'b@colibri.example' });
      expect((await administratorOf(path, {})).email).toBe('b@colibri.example');
    },
  );

  it('later starts only say that the first administrator’s password was given in ADMIN_PASSWORD, and do not show it', async () => {
    const path = temporaryFolder();
    await administratorOf(path, {
      ADMIN_EMAIL: 'b@colibri.example',
      ADMIN_PASSWORD: 'Given-pass-1',
    });
    const later = await administratorOf(path, {});
    expect(later.email).toBe('b@colibri.example');
    expect(later.password).toBe('as given in ADMIN_PASSWORD on the first start');
  });
});
