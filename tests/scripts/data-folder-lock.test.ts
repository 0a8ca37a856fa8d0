import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { identify, writeIdentity } from '../../scripts/stack/process.ts';
import { lockDataFolder } from '../../scripts/stack/locks.ts';
import { stopAfterTest, temporaryData } from './temporary-data.ts';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** Starts another Node process that runs some code, prints “ready” and keeps running. */
async function startNode(code: string) {
  const lines = `${code}; console.log('ready'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], { detached: true });
  const pid = stopAfterTest(child.pid);
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('ready')) break;
  }
  return { child, pid, output };
}

const lockingCode = (folder: unknown) =>
  `const { lockDataFolder } = await import('${scripts}/stack/locks.ts'); await lockDataFolder(${JSON.stringify(folder)})`;

describe('data folder lock', () => {
  it('refuses to lock a data folder that a process holds, and locks it once that process was killed', async () => {
    const folder = temporaryData();
    const other = await startNode(lockingCode(folder));
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `${folder.path} is already in use by process ${other.pid}`,
    );
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    const release = await lockDataFolder(folder);
    release();
  });

  it('waits for another process that is stopping to release the data folder', async () => {
    const folder = temporaryData();
    const other = await startNode(lockingCode(folder));
    writeFileSync(join(folder.run, 'stopping'), '');
    const lock = lockDataFolder(folder);
    // Longer than it waits for a process that isn't stopping.
    setTimeout(() => other.child.kill('SIGKILL'), 2500);
    (await lock)();
  });

  it('stops services left by a killed start, but not another process that now has the same process id', async () => {
    const folder = temporaryData();
    const [orphan, stranger] = [await startNode(''), await startNode('')];
    writeIdentity(join(folder.run, 'cms.json'), orphan.pid);
    const mistaken = { pid: stranger.pid, born: 'at another time' };
    writeFileSync(join(folder.run, 'site.json'), JSON.stringify(mistaken));
    (await lockDataFolder(folder))();
    expect(identify(orphan.pid)).toBeUndefined();
    expect(identify(stranger.pid)).toBeDefined();
  });
});

describe('exit-with-parent', () => {
  it('a child process that imports exit-with-parent.mjs exits once its parent has been killed', async () => {
    const args = `['--import', '${scripts}/exit-with-parent.mjs', '-e', 'setInterval(() => undefined, 1000)']`;
    const parent = await startNode(
      `const { spawn } = await import('node:child_process');
       const env = { COLIBRI_PARENT: String(process.pid) };
       console.log(spawn(process.execPath, ${args}, { detached: true, env }).pid)`,
    );
    const pid = stopAfterTest(Number.parseInt(parent.output, 10));
    expect(identify(pid)).toBeDefined();
    parent.child.kill('SIGKILL');
    await expect.poll(() => identify(pid)).toBeUndefined();
  });
});
