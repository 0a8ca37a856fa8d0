import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { followChanges } from '../../../web/server/changes.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a CMS that sends a text on each connection, and then only what `send` sends on all of them. */
async function startSilentCms(text: string) {
  const streams: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    streams.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = new AbortController();
  stops.push(() => {
    stop.abort();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    cms: { url: `http://127.0.0.1:${address.port}`, key: '' },
    signal: stop.signal,
    send: (more: string) => streams.forEach((stream) => void stream.write(more)),
  };
}

it('the site receives content changes from the CMS, and reconnects only after more than 10 seconds without any data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const line = 'data: {"noun":"affirmation","id":7}\n\n';
  const { cms, signal, send } = await startSilentCms(`: listening\n\n${line}`);
  let connections = 0;
  const changes: unknown[] = [];
  void followChanges(
    cms,
    { onConnect: () => (connections += 1), onChange: (change) => changes.push(change) },
    signal,
  );
  await expect.poll(() => changes.length).toBe(1);
  expect(changes).toEqual([{ noun: 'affirmation', id: 7 }]);
  for (const count of [2, 3]) {
    vi.advanceTimersByTime(10_000);
    send(line);
    await expect.poll(() => changes.length).toBe(count);
  }
  expect(connections).toBe(1);
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => connections).toBe(2);
});
