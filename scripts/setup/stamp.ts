import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A piece of work that need not be done again while its inputs stay as they are. */
export type Work = {
  /** The folder that holds the inputs. */
  root: string;
  /** Files and folders in it, by their contents. */
  inputs: readonly string[];
  /** Of those, what does not count. */
  except?: readonly string[];
  /** Kept inside the output, so that losing the output loses it too. */
  stamp: string;
};

/** Whether the work is done for its inputs as they are now. In: the work. Raises where an input cannot be read. */
export function isDone(work: Work): boolean {
  return existsSync(work.stamp) && readFileSync(work.stamp, 'utf8') === fingerprint(work);
}

/**
 * Does the work if its inputs have changed. In: the work and how to do it. Out: whether it was
 * done. Raises what doing it raises; the work then counts as not done.
 */
export async function doOnce(work: Work, how: () => Promise<void>): Promise<boolean> {
  if (isDone(work)) return false;
  // Of the inputs as they are now: one that changes meanwhile makes the next start do it again.
  const inputs = fingerprint(work);
  forget(work);
  await how();
  mkdirSync(dirname(work.stamp), { recursive: true });
  writeFileSync(work.stamp, inputs);
  return true;
}

/** Makes the work count as not done. In: the work. Raises nothing. */
export function forget(work: Work): void {
  rmSync(work.stamp, { force: true });
}

/** A hash of the names and contents of all inputs. In: the work. Raises where one cannot be read. */
function fingerprint({ root, inputs, except = [] }: Work): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    if (except.includes(path)) return;
    const content = contentOf(join(root, path));
    // Files alone: an empty folder, such as Strapi makes for itself, is as good as none.
    if (Array.isArray(content)) for (const name of content) add(`${path}/${name}`);
    else if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}

/** A folder's names, a file's bytes, or undefined where there is neither. */
function contentOf(path: string): string[] | Buffer | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return readdirSync(path)
      .filter((name) => name !== '.DS_Store')
      .toSorted();
  } catch {
    return readFileSync(path);
  }
}
