import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDataFolder, type DataFolder } from '../../scripts/stack/folder.ts';
import { identify, stopProcess } from '../../scripts/stack/process.ts';

/** A folder that goes with the test; the database's user may pass. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'colibri-scripts-'));
  chmodSync(path, 0o711);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function temporaryData(): DataFolder {
  return openDataFolder(temporaryFolder());
}

/** Sees to it that a process does not outlive a test that fails. */
export function mine(pid: number | undefined): number {
  if (pid === undefined) throw new Error('It was not started');
  const who = identify(pid);
  if (who) onTestFinished(() => stopProcess(who, []));
  return pid;
}
