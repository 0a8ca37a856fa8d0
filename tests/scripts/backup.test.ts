import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUpIfDue, runDailyBackups } from '../../scripts/backup/daily.ts';
import { withDatabase } from '../../scripts/backup/database.ts';
import { restoreBackup } from '../../scripts/backup/load.ts';
import { manifest, type Manifest } from '../../scripts/backup/manifest.ts';
import { saveBackup } from '../../scripts/backup/save.ts';
import { lockDataFolder } from '../../scripts/stack/locks.ts';
import type { DataFolder } from '../../scripts/stack/data-folder.ts';
import { readSecrets, secretsFile } from '../../scripts/stack/secrets.ts';
import { readSettings } from '../../scripts/stack/settings.ts';
import { makeDatabase } from '../cms/cms-process.ts';
import { describeDatabase, query, sampleSchema } from './backup-database.ts';
import { startEmbedded, startSharedDatabase } from './embedded.ts';
import { stopAfterTest, temporaryData, temporaryFolder } from './temporary-data.ts';

const { signal } = new AbortController();
const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));
const picture = randomBytes(1000);

type Source = Parameters<typeof saveBackup>[0];

let server: Awaited<ReturnType<typeof startSharedDatabase>>;
/** A source that no test changes, and a backup of it. */
let source: Source;
let backup: string;

beforeAll(async () => {
  server = await startSharedDatabase();
  source = await fill(await emptyDatabase(), server.addFolder());
  backup = await backUp(source, server.addFolder().path);
});
afterAll(() => server.stop());

/** Goes with its server. */
const emptyDatabase = async () => (await makeDatabase(server.url)).url;

/** Puts every kind of object into a database, and secrets and an upload into a data folder. */
async function fill(url: string, folder: DataFolder): Promise<Source> {
  await query(url, sampleSchema);
  mkdirSync(join(folder.path, 'public/uploads/old'), { recursive: true });
  writeFileSync(join(folder.path, 'public/uploads/old/bird.png'), picture);
  const administrator = '{"email":"a@colibri.example","given":false}';
  writeFileSync(join(folder.path, 'administrator.json'), administrator);
  return { url, folder, secrets: readSecrets(folder.path, {}), signal };
}

const newSource = async () => fill(await emptyDatabase(), temporaryData());

async function backUp(from: Source, folder = temporaryFolder()): Promise<string> {
  const file = join(folder, 'backup.tar.gz');
  await saveBackup(from, file);
  return file;
}

const restore = (file: string, url: string, folder: DataFolder, force = false) =>
  restoreBackup(file, { settings: { DATABASE_URL: url }, folder, force, signal });

const savedSecrets = (folder: DataFolder) => readFileSync(secretsFile(folder.path), 'utf8');
const uploadOf = (folder: DataFolder) =>
  readFileSync(join(folder.path, 'public/uploads/old/bird.png'));

/** A copy of the backup with another manifest. */
function edited(change: (original: Manifest) => unknown): string {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.tar.gz');
  execFileSync('tar', ['-xzf', backup, '-C', folder]);
  const path = join(folder, 'manifest.json');
  const original = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify(change(original)));
  execFileSync('tar', ['-czf', file, '-C', folder, '.']);
  return file;
}

/** Another data folder and database with something in them, and how to see that they are as they were. */
async function filledTarget() {
  const target = await newSource();
  await query(target.url, `update affirmations set text = 'The target’s own'`);
  writeFileSync(join(target.folder.path, 'public/uploads/old/bird.png'), 'The target’s own');
  const stateOf = async () => ({
    database: await describeDatabase(target.url),
    secrets: savedSecrets(target.folder),
    upload: uploadOf(target.folder).toString(),
    left: readdirSync(target.folder.path).toSorted(),
  });
  return { ...target, stateOf, original: await stateOf() };
}

describe('backup and restore', () => {
  it('a restore brings back every kind of database object, all rows, uploads and secrets as they were', async () => {
    const [url, folder] = [await emptyDatabase(), temporaryData()];
    await restore(backup, url, folder);

    const described = await describeDatabase(source.url);
    expect(described.length).toBeGreaterThan(60);
    expect(await describeDatabase(url)).toEqual(described);
    expect(JSON.parse(savedSecrets(folder))).toEqual(source.secrets);
    expect(statSync(secretsFile(folder.path)).mode & 0o777).toBe(0o600);
    expect(uploadOf(folder)).toEqual(picture);
    expect(readdirSync(folder.path).toSorted()).toEqual(readdirSync(source.folder.path).toSorted());
  });

  it('sequences, triggers, generated columns and foreign keys work in a restored database', async () => {
    const url = await emptyDatabase();
    await restore(backup, url, temporaryData());
    const [added] = await query(
      url,
      `insert into affirmations (text) values (' New ') returning id, public_id, search`,
    );
    expect(added).toEqual({ id: 4, public_id: 4, search: 'new' });
    await expect(query(url, 'update affirmations set author_id = 9')).rejects.toThrow(
      'foreign key',
    );
    const [writer] = await query(url, `insert into writers (name) values ('b') returning id`);
    expect(writer).toEqual({ id: 3 });
    await query(url, `insert into jobs.job (name) values ('letter')`);
    expect(await query(url, 'select count(*)::int from jobs.job_letters')).toEqual([{ count: 2 }]);
  });

  it('a backup of a restored database can be restored', async () => {
    const [url, folder] = [await emptyDatabase(), temporaryData()];
    await restore(backup, url, folder);
    const again = await emptyDatabase();
    await restore(await backUp({ ...source, url, folder }), again, temporaryData());
    expect(await describeDatabase(again)).toEqual(await describeDatabase(source.url));
  });

  it('a backup contains the rows of all tables as they were at one moment, even while other programs write to the database', async () => {
    const changing = await newSource();
    const writer = new Client({ connectionString: changing.url });
    await writer.connect();
    onTestFinished(() => writer.end());
    await writer.query('begin; lock table affirmations');
    const saving = backUp(changing);
    const isWaiting = async () =>
      (
        await writer.query(
          `select from pg_locks join pg_database on pg_database.oid = database
           where datname = current_database() and not granted`,
        )
      ).rowCount;
    await expect.poll(isWaiting, { interval: 20 }).toBe(1);
    await writer.query(`insert into writers (name) values ('late')`);
    await writer.query(`insert into affirmations (text) values ('late')`);
    await writer.query('commit');

    const url = await emptyDatabase();
    await restore(await saving, url, temporaryData());
    expect(await query(url, `select name from writers where name = 'late'`)).toEqual([]);
    expect(await query(url, `select text from affirmations where text = 'late'`)).toEqual([]);
  });

  it('refuses to back up a database with an object that the backup would leave out, and names the object', async () => {
    const other = await newSource();
    await query(other.url, 'create materialized view seen as select 1 as one');
    await expect(backUp(other)).rejects.toThrow('relation public.seen');
  });

  it('refuses to back up a database in which Colibri has never started', async () => {
    const unused = { ...source, url: await emptyDatabase() };
    await expect(backUp(unused)).rejects.toThrow('There is nothing to back up');
  });
});

describe('backup file', () => {
  it('a backup can be read only by the owner of the file, and is all that is left in its folder', async () => {
    const file = await backUp(source);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(['backup.tar.gz']);
    expect(existsSync(join(source.folder.path, 'backup.tmp'))).toBe(false);
  });

  it('a backup is not written into a file that somebody else has put in its place', async () => {
    const folder = temporaryFolder();
    const partial = join(folder, `backup.tar.gz.${process.pid}.colibri-partial`);
    writeFileSync(partial, '', { mode: 0o644 });
    await expect(backUp(source, folder)).rejects.toThrow('EEXIST');
    expect(readFileSync(partial, 'utf8')).toBe('');
  });

  it('a backup does not overwrite an existing file', async () => {
    const file = join(temporaryFolder(), 'mine');
    writeFileSync(file, 'mine');
    await expect(saveBackup(source, file)).rejects.toThrow(`${file} already exists`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('a killed backup leaves no file under its name, and the next one removes what it left', async () => {
    const large = { ...source, folder: temporaryData() };
    mkdirSync(join(large.folder.path, 'public/uploads'), { recursive: true });
    // Large enough that packing it takes a while.
    writeFileSync(join(large.folder.path, 'public/uploads/film'), randomBytes(30_000_000));
    const backups = temporaryFolder();
    const code = `
      const { saveBackup } = await import('${scripts}/backup/save.ts');
      const source = ${JSON.stringify(large)};
      await saveBackup({ ...source, signal: new AbortController().signal }, '${backups}/killed.tar.gz');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { detached: true });
    stopAfterTest(child.pid);
    await expect.poll(() => readdirSync(backups), { interval: 5 }).not.toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^killed.*\.colibri-partial$/)]);

    await saveBackup(large, join(backups, 'next.tar.gz'));
    expect(readdirSync(backups)).toEqual(['next.tar.gz']);
    expect(existsSync(join(large.folder.path, 'backup.tmp'))).toBe(false);
  });
});

describe('what a restore refuses', () => {
  it('a restore refuses a truncated, damaged or empty backup before it changes anything', async () => {
    const target = await filledTarget();
    const bytes = readFileSync(backup);
    const middle = bytes.length >> 1;
    const damaged = {
      truncated: bytes.subarray(0, -10),
      half: bytes.subarray(0, middle),
      empty: '',
      notes: 'My notes',
      changed: bytes.with(middle, (bytes[middle] ?? 0) ^ 1),
    };
    for (const [name, content] of Object.entries(damaged)) {
      const file = join(temporaryFolder(), name);
      writeFileSync(file, content);
      await expect(restore(file, target.url, target.folder, true)).rejects.toThrow(
        new RegExp(
          `\n${name} is damaged or incomplete, or isn’t a Colibri backup.*\nNothing was changed\\.$`,
        ),
      );
    }
    expect(await target.stateOf()).toEqual(target.original);
  });

  it('a restore refuses an archive that is not a backup', async () => {
    const folder = temporaryFolder();
    const file = join(temporaryFolder(), 'other.tar.gz');
    execFileSync('tar', ['-czf', file, '-C', folder, '.']);
    await expect(restore(file, server.url, temporaryData())).rejects.toThrow(
      'isn’t a Colibri backup',
    );
  });

  it('without --force, a restore refuses to replace secrets, uploads or a database with content', async () => {
    const target = await filledTarget();
    await expect(restore(backup, await emptyDatabase(), target.folder)).rejects.toThrow(
      /already has secrets or uploads.*--force/,
    );
    await expect(restore(backup, target.url, temporaryData())).rejects.toThrow(
      /database isn’t empty.*--force/,
    );
    expect(await target.stateOf()).toEqual(target.original);
  });

  it('with --force, a restore replaces database, uploads and secrets, but keeps the database’s password', async () => {
    const target = await filledTarget();
    writeFileSync(join(target.folder.path, 'public/uploads/new.png'), '');
    await query(target.url, 'create table more (id integer primary key)');
    await restore(backup, target.url, target.folder, true);
    expect(await describeDatabase(target.url)).toEqual(await describeDatabase(source.url));
    expect(uploadOf(target.folder)).toEqual(picture);
    expect(readdirSync(join(target.folder.path, 'public/uploads'))).toEqual(['old']);
    const { DATABASE_PASSWORD } = target.secrets;
    expect(JSON.parse(savedSecrets(target.folder))).toEqual({
      ...source.secrets,
      DATABASE_PASSWORD,
    });
  });

  it.each<[string, (original: Manifest) => Manifest]>([
    [
      'a table has fewer rows than saved',
      ({ tables, ...rest }) => ({
        ...rest,
        tables: tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      }),
    ],
    [
      'the last statement fails',
      ({ after, ...rest }) => ({ ...rest, after: [...after, 'select 1 / 0'] }),
    ],
  ])('a restore changes nothing when %s', async (_, change) => {
    const target = await filledTarget();
    const restored = restore(edited(change), target.url, target.folder, true);
    await expect(restored).rejects.toThrow(/Nothing was changed\.$/);
    expect(await target.stateOf()).toEqual(target.original);
  });

  it('a restore refuses a data folder that a process uses', async () => {
    const folder = temporaryData();
    const release = await lockDataFolder(folder);
    onTestFinished(release);
    await expect(restore(backup, server.url, folder)).rejects.toThrow(
      'is already in use by process',
    );
  });

  it('a restore refuses to run while other programs are connected to the database in DATABASE_URL', async () => {
    const url = await emptyDatabase();
    const other = new Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await expect(restore(backup, url, temporaryData())).rejects.toThrow(
      'is in use (other connections: 1)',
    );
  });

  it.each<[string, (original: Manifest) => unknown]>([
    ['format', (original) => ({ ...original, format: 2 })],
    [
      'migration',
      ({ migrations, ...rest }) => ({ ...rest, migrations: [...migrations, '9999-later'] }),
    ],
  ])(
    'refuses a backup with a newer %s and says that Colibri must be updated',
    async (_, change) => {
      await expect(restore(edited(change), await emptyDatabase(), temporaryData())).rejects.toThrow(
        'made by a newer version of Colibri than this one: update Colibri first',
      );
    },
  );

  it('a restore refuses a PostgreSQL server that is older than the backup’s', async () => {
    const file = edited((original) => ({ ...original, postgres: 99 }));
    await expect(restore(file, await emptyDatabase(), temporaryData())).rejects.toThrow(
      /from PostgreSQL 99, but this server runs PostgreSQL \d+: restore it on version 99 or newer/,
    );
  });
});

describe('embedded database', () => {
  it('the embedded database is restored into an empty data folder, and backed up both while it runs and while it is stopped', async () => {
    const folder = temporaryData();
    await restoreBackup(backup, { settings: {}, folder, force: false, signal });
    const { DATABASE_PASSWORD: password } = readSecrets(folder.path, {});
    const access = { settings: {}, folder, password, signal };
    const backups = temporaryFolder();
    const save = (name: string) =>
      withDatabase(access, (url) => saveBackup({ ...source, url, folder }, join(backups, name)));
    await save('stopped.tar.gz');

    const release = await lockDataFolder(folder);
    onTestFinished(release);
    await expect(save('starting.tar.gz')).rejects.toThrow('its database isn’t running yet');
    const { url } = await startEmbedded(folder, password);
    await save('running.tar.gz');
    const described = await describeDatabase(source.url);
    expect(await describeDatabase(url)).toEqual(described);
    for (const name of ['stopped.tar.gz', 'running.tar.gz']) {
      const restored = await emptyDatabase();
      await restore(join(backups, name), restored, temporaryData());
      expect(await describeDatabase(restored)).toEqual(described);
    }
  });
});

describe('daily backups', () => {
  it('makes one backup a day, once its time has come in the site’s time zone, and keeps the newest ones', async () => {
    const folder = temporaryData();
    const backups = join(folder.path, 'backups');
    mkdirSync(backups);
    writeFileSync(join(backups, 'colibri-by-hand.tar.gz'), '');
    const settings = { BACKUP_TIME: '03:00', BACKUP_KEEP: 2, SITE_TIMEZONE: 'Europe/Paris' };
    const at = (time: string) => backUpIfDue(settings, { ...source, folder }, new Date(time));

    expect(await at('2026-07-01T00:59:59Z')).toBeUndefined();
    expect(await at('2026-07-01T01:00:00Z')).toContain('daily-2026-07-01.tar.gz');
    expect(await at('2026-07-01T21:59:00Z')).toBeUndefined();
    expect(await at('2026-07-01T22:30:00Z')).toBeUndefined();
    expect(await at('2026-07-02T09:00:00Z')).toContain('daily-2026-07-02.tar.gz');
    expect(await at('2026-07-03T01:00:00Z')).toContain('daily-2026-07-03.tar.gz');
    expect(readdirSync(backups).toSorted()).toEqual([
      'colibri-by-hand.tar.gz',
      'daily-2026-07-02.tar.gz',
      'daily-2026-07-03.tar.gz',
    ]);
  });

  it('a failed daily backup is reported in one sentence, and the program that makes daily backups still ends without an error', async () => {
    const folder = temporaryData();
    const { url, remove } = await makeDatabase(server.url);
    await remove();
    const stop = new AbortController();
    const plan = {
      ...source,
      folder,
      settings: readSettings({ BACKUP_TIME: '00:00' }),
      mode: 'production' as const,
    };
    const line = Promise.withResolvers<string>();
    const done = runDailyBackups(plan, url, line.resolve, stop.signal);
    expect(await line.promise).toMatch(
      /^The daily backup failed and will be tried again in an hour: database "\w+" does not exist$/,
    );
    stop.abort();
    await done;
    expect(readFileSync(join(folder.logs, 'backup.log'), 'utf8')).toContain(await line.promise);
  });
});
