import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '#contract/settings';
import { openLog } from '../stack/log.ts';
import type { Plan } from '../stack/services.ts';
import { errorMessageOf } from '../terminal/errors.ts';
import { saveBackup, type BackupSource } from './save.ts';

export type DailySettings = Pick<Settings, 'BACKUP_KEEP' | 'SITE_TIMEZONE'> & {
  BACKUP_TIME: string;
};

const checkMilliseconds = 60_000;
const retryMilliseconds = 3_600_000;
const dailyName = /^daily-\d{4}-\d\d-\d\d\.tar\.gz$/;

/**
 * Makes a backup every day at BACKUP_TIME, if it is set, until the signal aborts. A failure is printed and logged, and
 * never thrown.
 */
export async function runDailyBackups(
  { settings: { BACKUP_TIME, ...others }, folder, secrets }: Plan,
  url: string,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!BACKUP_TIME) return;
  const settings = { ...others, BACKUP_TIME };
  const source = { url, folder, secrets, signal };
  const log = openLog(join(folder.logs, 'backup.log'));
  const report = (sentence: string) => {
    print(sentence);
    log.write(`${new Date().toISOString()} ${sentence}`);
  };
  while (!signal.aborted) {
    let wait = checkMilliseconds;
    try {
      const saved = await backUpIfDue(settings, source, new Date());
      if (saved) report(`Daily backup: ${saved}`);
    } catch (error) {
      if (signal.aborted) return;
      report(
        `The daily backup failed and will be tried again in an hour: ${errorMessageOf(error)}`,
      );
      wait = retryMilliseconds;
    }
    await pause(wait, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Makes today's backup, unless it exists or its time hasn't come, and then deletes those beyond BACKUP_KEEP. One that
 * was missed is made as soon as Colibri runs again on that day.
 */
export async function backUpIfDue(
  { BACKUP_TIME, BACKUP_KEEP, SITE_TIMEZONE }: DailySettings,
  source: BackupSource,
  now: Date,
): Promise<string | undefined> {
  // Swedish writes dates as ISO 8601 does: 2026-11-23 03:00.
  const local = now.toLocaleString('sv', {
    timeZone: SITE_TIMEZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = local.split(' ');
  const backups = join(source.folder.path, 'backups');
  const file = join(backups, `daily-${date}.tar.gz`);
  if (time < BACKUP_TIME || existsSync(file)) return undefined;
  const saved = await saveBackup(source, file);
  const daily = readdirSync(backups).filter((name) => dailyName.test(name));
  for (const name of daily.toSorted().slice(0, -BACKUP_KEEP)) rmSync(join(backups, name));
  return saved;
}
