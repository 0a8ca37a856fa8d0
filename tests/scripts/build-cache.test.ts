import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runIfChanged, invalidate, type CachedTask } from '../../scripts/setup/build-cache.ts';
import { temporaryFolder } from './temporary-data.ts';

function example() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src/admin'), { recursive: true });
  for (const file of ['src/a.ts', 'src/admin/b.ts', 'lock.json'])
    writeFileSync(join(root, file), file);
  const task: CachedTask = {
    root,
    inputs: ['src', '*.json', 'missing'],
    exclude: /^src\/admin\//,
    cacheFile: join(root, 'out/.stamp'),
  };
  let times = 0;
  const build = () => runIfChanged(task, async () => void (times += 1));
  return { root, task, build, times: () => times };
}

describe('build cache', () => {
  it('the build cache skips a task as long as the contents of its input files, apart from excluded ones, are the same', async () => {
    const { root, build, times } = example();
    expect([await build(), await build()]).toEqual([true, false]);
    utimesSync(join(root, 'src/a.ts'), 0, 0);
    writeFileSync(join(root, 'src/admin/b.ts'), 'does not count');
    expect(await build()).toBe(false);
    expect(times()).toBe(1);
  });

  it.each<[string, (root: string) => void]>([
    ['an input has changed', (root) => writeFileSync(join(root, 'src/a.ts'), 'other')],
    ['an input was added', (root) => writeFileSync(join(root, 'src/new.ts'), '')],
    ['an input was removed', (root) => rmSync(join(root, 'src/a.ts'))],
    ['a missing input was created', (root) => writeFileSync(join(root, 'missing'), '')],
    ['a file that matches a pattern was added', (root) => writeFileSync(join(root, 'b.json'), '')],
    ['only its output was deleted', (root) => rmSync(join(root, 'out'), { recursive: true })],
  ])('the build cache runs a task again when %s', async (_, change) => {
    const { root, build } = example();
    await build();
    change(root);
    expect(await build()).toBe(true);
  });

  it('the build cache treats a task as outdated after it has failed or been invalidated', async () => {
    const { root, task, build } = example();
    await build();
    writeFileSync(join(root, 'src/a.ts'), 'other');
    await expect(runIfChanged(task, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await build()).toBe(true);
    invalidate(task);
    expect(await build()).toBe(true);
  });
});
