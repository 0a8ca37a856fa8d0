import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DataFolder } from '../stack/data-folder.ts';
import { identify } from '../stack/process.ts';
import { runCommand } from '../terminal/command.ts';
import { OperatorError } from '../terminal/errors.ts';

const partialName = /\.(\d+)\.colibri-partial$/;

/** Packs a folder into a file that only its owner can read. If it is interrupted, there is no file under this name. */
export async function pack(
  source: string,
  file: string,
  { logs }: DataFolder,
  signal: AbortSignal,
): Promise<void> {
  removePartials(dirname(file));
  const partial = `${file}.${process.pid}.colibri-partial`;
  closeSync(openSync(partial, 'w', 0o600));
  try {
    await runCommand({
      title: 'Writing the backup',
      program: 'tar',
      args: ['--create', '--gzip', '--file', partial, '--directory', source, '.'],
      cwd: source,
      log: join(logs, 'backup-tar.log'),
      signal,
    });
    const written = openSync(partial, 'r');
    fsyncSync(written);
    closeSync(written);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** @throws OperatorError if the file is truncated, damaged or isn’t an archive. */
export async function unpack(
  file: string,
  target: string,
  { logs }: DataFolder,
  signal: AbortSignal,
): Promise<void> {
  const command = {
    title: 'Reading the backup',
    program: 'tar',
    args: ['--extract', '--gzip', '--file', file, '--directory', target, '--no-same-owner'],
    cwd: target,
    log: join(logs, 'restore-tar.log'),
    signal,
  };
  await runCommand(command).catch((error: unknown) => {
    signal.throwIfAborted();
    if (error instanceof OperatorError)
      throw new OperatorError(
        `${error.message}\n${basename(file)} is damaged or incomplete, or isn’t a backup of Colibri.`,
      );
    throw error;
  });
}

/** Removes what backups that were killed have left in a folder. */
function removePartials(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = partialName.exec(name)?.[1];
    if (pid && !identify(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
