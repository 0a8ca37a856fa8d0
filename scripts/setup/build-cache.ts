import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A task that only has to run again when its inputs change. */
export type CachedTask = {
  /** The folder that holds the inputs. */
  root: string;
  /** Patterns of files and folders in `root`, which are compared by their contents. */
  inputs: readonly string[];
  /** The paths of inputs that are ignored. */
  exclude?: RegExp;
  /** Holds the hash of the inputs. It is in the output folder, so that deleting the output deletes it too. */
  cacheFile: string;
};

/** Runs a task if its inputs have changed, or if its last run failed. Resolves to whether it ran. */
export async function runIfChanged(task: CachedTask, run: () => Promise<void>): Promise<boolean> {
  // Hashed before the run, so that a change made during it runs the task again next time.
  const hash = hashInputs(task);
  if (existsSync(task.cacheFile) && readFileSync(task.cacheFile, 'utf8') === hash) return false;
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
function hashInputs({ root, inputs, exclude }: CachedTask): string {
  const hash = createHash('sha256');
  const patterns = inputs.flatMap((input) => [input, `${input}/**`]);
  for (const path of globSync(patterns, { cwd: root }).toSorted()) {
    const file = join(root, path);
    // Empty folders don’t count: Strapi creates some.
    if (exclude?.test(path) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
