import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A task that only has to run again when its inputs change. */
export type CachedTask = {
  /** The folder that holds the inputs. */
  root: string;
  /** Files and folders in `root`, compared by their contents. */
  inputs: readonly string[];
  /** Files and folders among the inputs that are ignored. */
  exclude?: readonly string[];
  /** Holds the hash of the inputs. It is in the output folder, so that deleting the output deletes it too. */
  cacheFile: string;
};

export function isUpToDate(task: CachedTask): boolean {
  return existsSync(task.cacheFile) && readFileSync(task.cacheFile, 'utf8') === hashInputs(task);
}

/** Runs a task if its inputs have changed, or if its last run failed. Resolves to whether it ran. */
export async function runIfChanged(task: CachedTask, run: () => Promise<void>): Promise<boolean> {
  if (isUpToDate(task)) return false;
  // Hashed before the run, so that a change made during it runs the task again next time.
  const hash = hashInputs(task);
  invalidate(task);
  await run();
  mkdirSync(dirname(task.cacheFile), { recursive: true });
  writeFileSync(task.cacheFile, hash);
  return true;
}

/** Makes the task run again next time. */
export function invalidate(task: CachedTask): void {
  rmSync(task.cacheFile, { force: true });
}

/** A hash of the names and contents of all inputs. */
function hashInputs({ root, inputs, exclude = [] }: CachedTask): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    if (exclude.includes(path)) return;
    const content = readEntry(join(root, path));
    // Only files count: Strapi creates empty folders for itself.
    if (Array.isArray(content)) for (const name of content) add(`${path}/${name}`);
    else if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/** The file names of a folder, the bytes of a file, or undefined if there is neither. */
function readEntry(path: string): string[] | Buffer | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return readdirSync(path)
      .filter((name) => name !== '.DS_Store')
      .toSorted();
  } catch {
    return readFileSync(path);
  }
}
