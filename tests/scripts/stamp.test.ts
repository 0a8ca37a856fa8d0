import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doOnce, forget, isDone, type Work } from '../../scripts/setup/stamp.ts';
import { temporaryFolder } from './folder.ts';

function example() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src/admin'), { recursive: true });
  for (const file of ['src/a.ts', 'src/admin/b.ts', 'lock.json'])
    writeFileSync(join(root, file), file);
  const work: Work = {
    root,
    inputs: ['src', 'lock.json', 'missing'],
    except: ['src/admin'],
    stamp: join(root, 'out/.stamp'),
  };
  let times = 0;
  const build = () => doOnce(work, async () => void (times += 1));
  return { root, work, build, times: () => times };
}

describe('work that is done once', () => {
  it('is not done again while its inputs stay, whatever their times', async () => {
    const { root, build, times } = example();
    expect([await build(), await build()]).toEqual([true, false]);
    utimesSync(join(root, 'src/a.ts'), 0, 0);
    writeFileSync(join(root, 'src/admin/b.ts'), 'does not count');
    expect(await build()).toBe(false);
    expect(times()).toBe(1);
  });

  it.each<[string, (root: string) => void]>([
    ['changed', (root) => writeFileSync(join(root, 'src/a.ts'), 'other')],
    ['added', (root) => writeFileSync(join(root, 'src/new.ts'), '')],
    ['removed', (root) => rmSync(join(root, 'src/a.ts'))],
    ['missing before', (root) => writeFileSync(join(root, 'missing'), '')],
    ['lost with the output', (root) => rmSync(join(root, 'out'), { recursive: true })],
  ])('is done again when a file is %s', async (_, change) => {
    const { root, build } = example();
    await build();
    change(root);
    expect(await build()).toBe(true);
  });

  it('counts as not done when it is broken off or forgotten', async () => {
    const { root, work, build } = example();
    await build();
    writeFileSync(join(root, 'src/a.ts'), 'other');
    await expect(doOnce(work, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isDone(work)).toBe(false);
    expect(await build()).toBe(true);
    forget(work);
    expect(isDone(work)).toBe(false);
  });
});
