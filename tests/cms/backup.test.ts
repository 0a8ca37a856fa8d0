import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, inject, it, onTestFinished } from 'vitest';
import { preferences } from '#contract/subscriber';
import { restoreBackup } from '../../scripts/backup/load.ts';
import { saveBackup } from '../../scripts/backup/save.ts';
import { openDataFolder } from '../../scripts/stack/data-folder.ts';
import { readSecrets } from '../../scripts/stack/secrets.ts';
import { describeDatabase, query } from '../scripts/backup-database.ts';
import { emptyDatabase, startCms } from './another-cms.ts';
import { siteKey } from './keys.ts';
import { letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitorAt } from './members.ts';

const { signal } = new AbortController();
const maximum = 'select max(public_id) as id from affirmations';

/** Subscribes a new address. Returns the key of the links in its email. */
async function subscribe(): Promise<string> {
  const email = freshEmail();
  await visitorAt(freshAddress()).call('POST', '/api/subscribers', { email });
  const { headers } = await letterTo(email);
  const link = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return /key=([^&>]+)/.exec(link)?.[1] ?? '';
}

async function stateOf(key: string, cms = inject('cms'), action = 'show') {
  const answer = await fetch(`${cms}/api/subscribers/preferences`, {
    method: 'POST',
    headers: { ...siteKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, do: action }),
  });
  return preferences.parse(await answer.json()).state;
}

it('a CMS started on a restored backup has the schema, content, logins and signed links of the running Colibri it was made from', async () => {
  const database = inject('database');
  const maya = await newMember();
  const [stays, leaves] = [await subscribe(), await subscribe()];
  await stateOf(leaves, undefined, 'leave');

  const path = await mkdtemp(join(tmpdir(), 'colibri-backup-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const original = openDataFolder(inject('dataFolder'));
  const secrets = readSecrets(original.path, {});
  const file = join(path, 'backup.tar.gz');
  await saveBackup({ url: database, folder: original, secrets, signal }, file);

  const url = await emptyDatabase();
  const folder = openDataFolder(join(path, 'data'));
  const target = { settings: { DATABASE_URL: url }, folder, force: false, signal };
  await restoreBackup(file, target);
  // The running CMS goes on writing.
  const isStill = (line: string) => !/^(?:rows|sequence) (?:public\.call_limits|jobs\.)/.test(line);
  const described = (await describeDatabase(url)).filter(isStill);
  expect(described.length).toBeGreaterThan(1000);
  expect(described).toEqual((await describeDatabase(database)).filter(isStill));
  // Whatever the CMS created, it would create again if the backup had left it out.
  const objects = 'select * from colibri_objects order by name';
  expect(await query(url, objects)).toEqual(await query(database, objects));

  const { CMS_KEY: _site, ...restored } = readSecrets(folder.path, {});
  expect({ ...restored, CMS_KEY: secrets.CMS_KEY }).toEqual(secrets);
  const cms = await startCms({ ...restored, DATABASE_URL: url });
  const login = { email: maya.email, password: maya.password };
  const visitor = visitorAt(freshAddress(), cms.url);
  expect((await visitor.call('POST', '/api/auth/login', login)).status).toBe(200);
  const withOldSession = visitorAt(freshAddress(), cms.url);
  for (const [name, value] of maya.cookies) withOldSession.cookies.set(name, value);
  expect(await withOldSession.call('GET', '/api/auth/user')).toMatchObject({
    status: 200,
    body: { email: maya.email },
  });
  expect(await stateOf(stays, cms.url)).toBe('subscribed');
  expect(await stateOf(leaves, cms.url)).toBe('gone');
  expect((await query(url, 'select from suppression_list')).length).toBeGreaterThan(0);

  const admin = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@colibri.example', password: secrets.ADMIN_PASSWORD }),
  });
  expect(admin.status).toBe(200);
  const [last] = await query(url, maximum);
  const [next] = await query(url, `select nextval('affirmation_public_ids')::int as id`);
  expect(Number(next?.['id'])).toBeGreaterThan(Number(last?.['id']));
}, 300_000);
