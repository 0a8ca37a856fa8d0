import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { identify, writeIdentity } from '../../scripts/stack/process.ts';
import { takeTurn } from '../../scripts/stack/turn.ts';
import { mine, temporaryData } from './folder.ts';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** Another Node that runs a few lines, then says “ready” and lives on; with all that it said. */
async function another(code: string) {
  const lines = `${code}; console.log('ready'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], { detached: true });
  const pid = mine(child.pid);
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('ready')) break;
  }
  return { child, pid, said };
}

const takes = (folder: unknown) =>
  `const { takeTurn } = await import('${scripts}/stack/turn.ts'); await takeTurn(${JSON.stringify(folder)})`;

describe('the turn of a data folder', () => {
  it('is refused while another start has it, and taken once that is killed', async () => {
    const folder = temporaryData();
    const other = await another(takes(folder));
    await expect(takeTurn(folder)).rejects.toThrow(
      `${folder.path} is already in use by process ${other.pid}`,
    );
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    const release = await takeTurn(folder);
    release();
  });

  it('waits for another start that is about to end', async () => {
    const folder = temporaryData();
    const other = await another(takes(folder));
    writeFileSync(join(folder.run, 'stopping'), '');
    const turn = takeTurn(folder);
    // Longer than it would doubt one that does not.
    setTimeout(() => other.child.kill('SIGKILL'), 2500);
    (await turn)();
  });

  it('stops what was left running, and nothing that only has its number', async () => {
    const folder = temporaryData();
    const [left, stranger] = [await another(''), await another('')];
    writeIdentity(join(folder.run, 'cms.json'), left.pid);
    const mistaken = { pid: stranger.pid, born: 'at another time' };
    writeFileSync(join(folder.run, 'site.json'), JSON.stringify(mistaken));
    (await takeTurn(folder))();
    expect(identify(left.pid)).toBeUndefined();
    expect(identify(stranger.pid)).toBeDefined();
  });
});

describe('the leash', () => {
  it('ends a child whose parent was killed', async () => {
    const words = `['--import', '${scripts}/leash.mjs', '-e', 'setInterval(() => undefined, 1000)']`;
    const parent = await another(
      `const { spawn } = await import('node:child_process');
       const env = { COLIBRI_PARENT: String(process.pid) };
       console.log(spawn(process.execPath, ${words}, { detached: true, env }).pid)`,
    );
    const pid = mine(Number.parseInt(parent.said, 10));
    expect(identify(pid)).toBeDefined();
    parent.child.kill('SIGKILL');
    await expect.poll(() => identify(pid)).toBeUndefined();
  });
});
