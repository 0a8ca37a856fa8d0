import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isServerSilent } from '../../scripts/stack/liveness.ts';
import { freePort } from '../../scripts/stack/ports.ts';
import { createSupervisor } from '../../scripts/stack/stack.ts';
import type { DataFolder } from '../../scripts/stack/data-folder.ts';
import { runService, type Service } from '../../scripts/stack/service.ts';
import { identify, readIdentity } from '../../scripts/stack/process.ts';
import { stopAfterTest, temporaryData } from './temporary-data.ts';

/** A program that prints “ready” and writes its end to a file. With `stubborn` it ignores SIGTERM. */
function fake(folder: DataFolder, name: string, { stubborn = false } = {}): Service {
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
    isHealthy: async () => existsSync(log) && readFileSync(log, 'utf8').includes('ready'),
    isSilent: () => Promise.resolve(false),
  };
}

const neverAborted = new AbortController().signal;
const pidOf = (folder: DataFolder, name: string) =>
  readIdentity(join(folder.run, `${name}.json`))?.pid;
const childOf = (folder: DataFolder, name: string) =>
  Number(/child (\d+)/.exec(readFileSync(join(folder.logs, `${name}.log`), 'utf8'))?.[1]);

describe('supervised service', () => {
  it('restarts a killed service after growing pauses and leaves other services running', async () => {
    const folder = temporaryData();
    const events: string[] = [];
    const options = {
      folder,
      onEvent: (sentence: string) => events.push(sentence),
      firstPause: 20,
    };
    const [dying, other] = ['dying', 'other'].map((name) =>
      runService(fake(folder, name), options),
    );
    onTestFinished(async () => {
      await Promise.all([dying?.stop(Date.now()), other?.stop(Date.now())]);
    });
    await Promise.all([
      dying?.waitUntilHealthy(neverAborted),
      other?.waitUntilHealthy(neverAborted),
    ]);
    const otherPid = pidOf(folder, 'other');

    for (let life = 1; life <= 3; life += 1) {
      const pid = stopAfterTest(pidOf(folder, 'dying'));
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => pidOf(folder, 'dying') ?? pid).not.toBe(pid);
    }
    const pauses = events.filter((sentence) => sentence.includes('stopped'));
    expect(pauses.map((sentence) => /in ([\d.]+) s/.exec(sentence)?.[1])).toEqual([
      '0.02',
      '0.04',
      '0.08',
    ]);
    expect(pidOf(folder, 'other')).toBe(otherPid);
  });

  it.each(['SIGSTOP', 'SIGUSR2'] as const)(
    'the supervisor restarts a service that hangs after the signal %s',
    async (signal) => {
      const folder = temporaryData();
      const port = await freePort();
      // SIGUSR2 blocks the event loop.
      const code = `
        process.on('SIGUSR2', () => { for (;;); });
        require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1');`;
      const url = `http://127.0.0.1:${port}`;
      const service: Service = {
        ...fake(folder, 'hanging'),
        args: ['-e', code],
        isHealthy: () =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        isSilent: (milliseconds) => isServerSilent(url, milliseconds),
      };
      const events: string[] = [];
      const hanging = runService(service, {
        folder,
        onEvent: (sentence) => events.push(sentence),
        firstPause: 10,
        hangLimits: { pauseMilliseconds: 10, patience: [200, 300] },
      });
      onTestFinished(() => hanging.stop(Date.now()));
      await hanging.waitUntilHealthy(neverAborted);
      const pid = stopAfterTest(pidOf(folder, 'hanging'));
      process.kill(pid, signal);
      await expect.poll(() => events).toContain('The hanging is responding again.');
      expect(identify(pid)).toBeUndefined();
      expect(events[0]).toBe(
        'The hanging hasn’t responded for half a minute: stopping and restarting it.',
      );
    },
  );

  it('the supervisor gives up on a service that ends again after each start, and shows its last output', async () => {
    const folder = temporaryData();
    const service = {
      ...fake(folder, 'broken'),
      args: ['-e', 'console.log("no key"); process.exit(3)'],
      isHealthy: () => Promise.resolve(false),
    };
    const broken = runService(service, { folder, firstPause: 10 });
    onTestFinished(() => broken.stop(Date.now()));
    await expect(broken.waitUntilHealthy(neverAborted)).rejects.toThrow(
      /no key\nThe broken keeps stopping/,
    );
  });
});

describe('supervisor', () => {
  it('the supervisor stops services in reverse order, also when stopped twice, and leaves no process behind', async () => {
    const folder = temporaryData();
    const supervisor = createSupervisor({ folder, signal: neverAborted });
    const names = ['first', 'second', 'third'];
    for (const name of names) await supervisor.start(fake(folder, name));
    const pids = names.map((name) => stopAfterTest(pidOf(folder, name)));
    await Promise.all([supervisor.stop(), supervisor.stop()]);
    expect(readFileSync(join(folder.path, 'ends'), 'utf8')).toBe('third\nsecond\nfirst\n');
    expect(pids.map((pid) => identify(pid))).toEqual([undefined, undefined, undefined]);
    const children = names.map((name) => stopAfterTest(childOf(folder, name)));
    await expect.poll(() => children.filter((pid) => identify(pid))).toEqual([]);
  });

  it('the supervisor kills a service that ignores SIGTERM', async () => {
    const folder = temporaryData();
    const stubborn = runService(fake(folder, 'stubborn', { stubborn: true }), { folder });
    await stubborn.waitUntilHealthy(neverAborted);
    const pid = stopAfterTest(pidOf(folder, 'stubborn'));
    await stubborn.stop(Date.now() + 100);
    expect(readFileSync(join(folder.path, 'ends'), 'utf8')).toBe('stubborn\n');
    expect(identify(pid)).toBeUndefined();
  });

  it('the supervisor starts no service once its abort signal has fired', async () => {
    const folder = temporaryData();
    const controller = new AbortController();
    const { signal } = controller;
    const supervisor = createSupervisor({ folder, signal });
    controller.abort(new Error('stopped'));
    await expect(supervisor.start(fake(folder, 'late'))).rejects.toThrow('stopped');
    expect(pidOf(folder, 'late')).toBeUndefined();
  });
});
