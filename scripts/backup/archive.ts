import {
  closeSync,
  createWriteStream,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type WriteStream,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { execa } from 'execa';
import { identify } from '../stack/process.ts';
import { OperatorError } from '../terminal/errors.ts';

const partialName = /\.(\d+)\.colibri-partial$/;

/** Packs a folder into a file that only its owner can read. If it is interrupted, there is no file under this name. */
export async function pack(source: string, file: string, signal: AbortSignal): Promise<void> {
  removePartials(dirname(file));
  const partial = `${file}.${process.pid}.colibri-partial`;
  // Others can write to some folders, so a file that is already there, or replaced in the meantime, isn't written to.
  const opened = openSync(partial, 'wx', 0o600);
  try {
    const tar = ['--create', '--gzip', '--file', '-', '--directory', source, '.'];
    const output = createWriteStream(partial, { fd: opened, autoClose: false });
    await runTar(tar, 'The backup couldn’t be written.', signal, output);
    fsyncSync(opened);
    renameSync(partial, file);
  } finally {
    closeSync(opened);
    rmSync(partial, { force: true });
  }
}

/** @throws OperatorError if the file is truncated, damaged or isn’t an archive. */
export function unpack(file: string, target: string, signal: AbortSignal): Promise<void> {
  return runTar(
    ['--extract', '--gzip', '--file', file, '--directory', target, '--no-same-owner'],
    `${basename(file)} is damaged or incomplete, or isn’t a Colibri backup.`,
    signal,
  );
}

/**
 * @param output The file that gets what tar writes to its standard output.
 * @throws OperatorError with tar's own messages and our message if it fails, or the signal's reason.
 */
async function runTar(
  args: string[],
  sentence: string,
  signal: AbortSignal,
  output?: WriteStream,
): Promise<void> {
  signal.throwIfAborted();
  const { failed, stderr } = await execa('tar', args, {
    cancelSignal: signal,
    reject: false,
    stdout: output ?? 'ignore',
  });
  signal.throwIfAborted();
  if (failed) throw new OperatorError(`${stderr}\n${sentence}`);
}

/** Removes what backups that were killed have left in a folder. */
function removePartials(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = partialName.exec(name)?.[1];
    if (pid && !identify(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
