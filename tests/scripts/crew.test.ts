import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assemble } from '../../scripts/stack/crew.ts';
import type { DataFolder } from '../../scripts/stack/folder.ts';
import { supervise, type Part } from '../../scripts/stack/part.ts';
import { identify, readIdentity } from '../../scripts/stack/process.ts';
import { mine, temporaryData } from './folder.ts';

/** A program that says “ready”, notes its end in a file, and can be told to be stubborn. */
function fake(folder: DataFolder, name: string, { stubborn = false } = {}): Part {
  const ends = join(folder.path, 'ends');
  const code = `
    const { appendFileSync } = require('node:fs');
    process.on('SIGTERM', () => {
      appendFileSync(${JSON.stringify(ends)}, '${name}\\n');
      if (!${stubborn}) process.exit(0);
    });
    const { pid } = require('node:child_process').spawn('sleep', ['600']);
    setInterval(() => undefined, 1000);
    console.log('ready, with the child ' + pid);`;
  const log = join(folder.logs, `${name}.log`);
  return {
    name,
    program: process.execPath,
    args: ['-e', code],
    cwd: folder.path,
    env: { PATH: process.env['PATH'] },
    stopSignal: 'SIGTERM',
    healthy: async () => existsSync(log) && readFileSync(log, 'utf8').includes('ready'),
  };
}

const never = new AbortController().signal;
const pidOf = (folder: DataFolder, name: string) =>
  readIdentity(join(folder.run, `${name}.json`))?.pid;
const childOf = (folder: DataFolder, name: string) =>
  Number(/child (\d+)/.exec(readFileSync(join(folder.logs, `${name}.log`), 'utf8'))?.[1]);

describe('a part', () => {
  it('that dies is started again, each time after a longer pause, and the others go on', async () => {
    const folder = temporaryData();
    const happened: string[] = [];
    const watch = {
      folder,
      printed: () => undefined,
      happened: (sentence: string) => happened.push(sentence),
      firstPause: 20,
    };
    const [dying, other] = ['dying', 'other'].map((name) => supervise(fake(folder, name), watch));
    onTestFinished(async () => {
      await Promise.all([dying?.stop(Date.now()), other?.stop(Date.now())]);
    });
    await Promise.all([dying?.answers(never), other?.answers(never)]);
    const otherPid = pidOf(folder, 'other');

    for (let life = 1; life <= 3; life += 1) {
      const pid = mine(pidOf(folder, 'dying'));
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => pidOf(folder, 'dying') ?? pid).not.toBe(pid);
    }
    const pauses = happened.filter((sentence) => sentence.includes('stopped'));
    expect(pauses.map((sentence) => /in ([\d.]+) s/.exec(sentence)?.[1])).toEqual([
      '0.02',
      '0.04',
      '0.08',
    ]);
    expect(pidOf(folder, 'other')).toBe(otherPid);
  });

  it('that never gets up is given up with its last words', async () => {
    const folder = temporaryData();
    const part = {
      ...fake(folder, 'broken'),
      args: ['-e', 'console.log("no key"); process.exit(3)'],
      healthy: () => Promise.resolve(false),
    };
    const watch = { folder, printed: () => undefined, happened: () => undefined, firstPause: 10 };
    const broken = supervise(part, watch);
    onTestFinished(() => broken.stop(Date.now()));
    await expect(broken.answers(never)).rejects.toThrow(/no key\nbroken keeps stopping/);
  });
});

describe('a crew', () => {
  it('stops in order, twice asked or not, and leaves no process behind', async () => {
    const folder = temporaryData();
    const crew = assemble({ folder, say: () => undefined, shows: () => false, signal: never });
    const names = ['first', 'second', 'third'];
    for (const name of names) await crew.start(fake(folder, name));
    const pids = names.map((name) => mine(pidOf(folder, name)));
    await Promise.all([crew.stop(), crew.stop()]);
    expect(readFileSync(join(folder.path, 'ends'), 'utf8')).toBe('third\nsecond\nfirst\n');
    expect(pids.map((pid) => identify(pid))).toEqual([undefined, undefined, undefined]);
    const children = names.map((name) => mine(childOf(folder, name)));
    await expect.poll(() => children.filter((pid) => identify(pid))).toEqual([]);
  });

  it('ends a part that will not stop', async () => {
    const folder = temporaryData();
    const crew = assemble({ folder, say: () => undefined, shows: () => false, signal: never });
    await crew.start(fake(folder, 'stubborn', { stubborn: true }));
    const pid = mine(pidOf(folder, 'stubborn'));
    await crew.stop();
    expect(identify(pid)).toBeUndefined();
  });

  it('starts nothing more once a signal has come', async () => {
    const folder = temporaryData();
    const controller = new AbortController();
    const { signal } = controller;
    const crew = assemble({ folder, say: () => undefined, shows: () => false, signal });
    controller.abort(new Error('stopped'));
    await expect(crew.start(fake(folder, 'late'))).rejects.toThrow('stopped');
    expect(pidOf(folder, 'late')).toBeUndefined();
  });
});
