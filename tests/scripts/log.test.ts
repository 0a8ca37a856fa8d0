import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from '../../scripts/stack/data-folder.ts';
import { openLog } from '../../scripts/stack/log.ts';
import { runService } from '../../scripts/stack/service.ts';
import { temporaryData, temporaryFolder } from './temporary-data.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('log files', () => {
  it('creates log files and their folder readable by their owner only', () => {
    const { logs } = temporaryData();
    const { path } = openLog(join(logs, 'cms.log'));
    expect([modeOf(logs), modeOf(path)]).toEqual([0o700, 0o600]);
  });

  it('removes other users’ access to the folders of log files and locks that an earlier version left', () => {
    const path = temporaryFolder();
    const old = join(path, 'logs', 'cms.log');
    for (const folder of ['logs', 'run']) mkdirSync(join(path, folder), { mode: 0o755 });
    writeFileSync(old, 'old');
    chmodSync(old, 0o644);
    openDataFolder(path);
    expect(['logs', 'run'].map((folder) => modeOf(join(path, folder)))).toEqual([0o700, 0o700]);
  });

  it('starts a new log file when one is full, and keeps two older ones that only their owner can read', () => {
    const { logs } = temporaryData();
    const log = openLog(join(logs, 'cms.log'), { fileBytes: 100, olderFiles: 2 });
    for (let line = 0; line < 50; line += 1) log.write(`${line} ${'é'.repeat(20)}`);
    expect(readdirSync(logs).toSorted()).toEqual(['cms.1.log', 'cms.2.log', 'cms.log']);
    for (const name of readdirSync(logs)) {
      expect(statSync(join(logs, name)).size).toBeLessThanOrEqual(100);
      expect(modeOf(join(logs, name))).toBe(0o600);
    }
    expect(readFileSync(log.path, 'utf8')).toContain('49 é');
  });

  it('removes email addresses from the output and the log of a service', async () => {
    const folder = temporaryData();
    const printed: string[] = [];
    const service = {
      name: 'talking',
      program: process.execPath,
      args: ['-e', `console.log('for ana@example.org'); setInterval(() => undefined, 1000)`],
      cwd: folder.path,
      env: {},
      stopSignal: 'SIGTERM' as const,
      isHealthy: () => Promise.resolve(printed.length > 0),
      isSilent: () => Promise.resolve(false),
    };
    const talking = runService(service, {
      folder,
      onLine: (line) => printed.push(line),
    });
    onTestFinished(() => talking.stop(Date.now()));
    await talking.waitUntilHealthy(new AbortController().signal);
    expect(printed).toEqual(['for (email)']);
    expect(readFileSync(join(folder.logs, 'talking.log'), 'utf8')).toBe('for (email)\n');
  });
});
