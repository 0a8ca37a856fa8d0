import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The folder that holds all state. */
export type DataFolder = {
  path: string;
  /** Output of the services, builds and checks. */
  logs: string;
  /** A file for each running process. */
  run: string;
};

/**
 * Reads the operator's settings from `.env` into the environment, where variables that are already set win, and opens
 * the folder in DATA_DIR.
 */
export function openOperatorData(): DataFolder {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return openDataFolder(process.env['DATA_DIR'] || '.data');
}

/**
 * Creates the data folder if needed, and checks that it is writable.
 * @throws OperatorError if it isn't writable.
 */
export function openDataFolder(path: string): DataFolder {
  const folder = resolve(root, path);
  const data = { path: folder, logs: join(folder, 'logs'), run: join(folder, 'run') };
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      // The user that runs the database must be able to enter it.
      chmodSync(folder, 0o711);
    }
    for (const subfolder of [data.logs, data.run]) makeFolder(subfolder);
    // An earlier version left them open for others, who could hold the lock.
    for (const subfolder of [data.logs, data.run]) chmodSync(subfolder, 0o700);
    const probe = join(data.run, `probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} isn’t writable (${errorMessageOf(error)}): change its permissions, or set DATA_DIR to another folder.`,
    );
  }
  return data;
}

/** Doesn't use the option `recursive`, which makes Node 24 loop forever if a parent such as /proc returns ENOENT. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
