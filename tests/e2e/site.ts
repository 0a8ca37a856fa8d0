import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, vi } from 'vitest';
import { freePort } from '../../scripts/stack/ports.ts';

/** A connection to the CMS that a test can cut, or let hang. */
export const wireToCms = () => wireTo(new URL(inject('cms')));

/** A connection to a server that a test can cut, let hang, or freeze. */
export async function wireTo(target: URL) {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
  const relay = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
    if (state === 'cut') near.destroy();
    if (state !== 'whole') return;
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    far.on('error', () => near.destroy()).on('close', () => sockets.delete(far));
    near.pipe(far).pipe(near);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const change = (to: typeof state) => {
    state = to;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${portOf(relay)}`,
    /** Open connections receive nothing more, without being closed. New ones work. */
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut: () => change('cut'),
    hang: () => change('hanging'),
    mend: () => change('whole'),
    close: () => {
      change('cut');
      relay.close();
    },
  };
}

const portOf = (server: { address: () => AddressInfo | string | null }): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

async function stop(site: ChildProcess): Promise<void> {
  site.kill('SIGTERM');
  if (site.exitCode === null && site.signalCode === null) await once(site, 'exit');
}

/** Starts the built site once for a test file, and expects it to survive each test. Returns a function for its address. */
export function oneSite(): () => string {
  let site: Awaited<ReturnType<typeof launchSite>> | undefined;
  beforeAll(async () => {
    site = await launchSite(inject('cms'));
  });
  afterEach(() => {
    expect([site?.process.exitCode, site?.process.signalCode]).toEqual([null, null]);
  });
  afterAll(async () => site && (await stop(site.process)));
  return () => site?.url ?? '';
}

/** Starts the built site with the given CMS and settings. It is stopped after the test. */
export async function startSite(cmsUrl: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return (await spawnSite(cmsUrl, env)).url;
}

/** Like `startSite`, and also returns the process. */
export async function spawnSite(cmsUrl: string, env: NodeJS.ProcessEnv = {}) {
  const site = await launchSite(cmsUrl, env);
  onTestFinished(() => stop(site.process));
  return site;
}

async function launchSite(cmsUrl: string, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, ['web/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      CMS_URL: cmsUrl,
      CMS_KEY: inject('cmsKey'),
      ...env,
    },
    stdio: 'ignore',
  });
  // Unlike `expect.poll`, this also works before all tests.
  await vi.waitFor(async () => expect((await fetch(`${url}/health`)).ok).toBe(true), {
    timeout: 60_000,
  });
  return { url, process: site };
}
