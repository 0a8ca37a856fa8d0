import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDataFolder, type DataFolder } from '../../scripts/stack/data-folder.ts';
import { identify, stopProcess } from '../../scripts/stack/process.ts';

/** A folder that is deleted after the test. The user that runs the database can enter it. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'colibri-scripts-'));
  chmodSync(path, 0o711);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function temporaryData(): DataFolder {
  return openDataFolder(temporaryFolder());
}

/** Stops a process after the test, even if the test fails. */
export function stopAfterTest(pid: number | undefined): number {
  if (pid === undefined) throw new Error('It was not started');
  const identity = identify(pid);
  if (identity) onTestFinished(() => stopProcess(identity, []));
  return pid;
}
