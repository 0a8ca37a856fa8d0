import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf, Trouble } from '../terminal/trouble.ts';

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where all state lies. */
export type DataFolder = {
  path: string;
  /** What the parts and the steps print. */
  logs: string;
  /** Who runs: a file for each process. */
  run: string;
};

/** Reads `.env` of the checkout into the environment, where what is there already wins. Raises where it cannot be read. */
export function readEnvFile(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Makes the data folder ready. In: its path, by default what DATA_DIR says (read here without the
 * contract, for that is not installed yet when the first log is written). Raises Trouble where it
 * cannot be written.
 */
export function openDataFolder(path = process.env['DATA_DIR'] || '.data'): DataFolder {
  const folder = resolve(root, path);
  const data = { path: folder, logs: join(folder, 'logs'), run: join(folder, 'run') };
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      // The user that the database runs as, if that is not root, must be able to pass.
      chmodSync(folder, 0o711);
    }
    for (const inside of [data.logs, data.run]) makeFolder(inside);
    keepForOwner(data.logs);
    const probe = join(data.run, `probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Trouble(
      `The data folder ${folder} isn’t writable (${reasonOf(error)}): change its permissions, or set DATA_DIR to another folder.`,
    );
  }
  return data;
}

/** Logs that an earlier version left open to others, too. */
function keepForOwner(logs: string): void {
  chmodSync(logs, 0o700);
  for (const name of readdirSync(logs))
    try {
      chmodSync(join(logs, name), 0o600);
    } catch {
      // Begun anew meanwhile, by whoever writes it.
    }
}

/** Not by `recursive`: where a parent refuses with ENOENT, as /proc does, Node 24 tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
