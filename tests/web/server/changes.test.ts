import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { followChanges } from '../../../web/server/changes.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts a CMS that sends a text on each connection and then falls silent. */
async function startSilentCms(text: string) {
  const server = createServer((_request, response) => {
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
  return { cms: { url: `http://127.0.0.1:${address.port}`, key: '' }, signal: stop.signal };
}

it('the site reports a change from the CMS, and reconnects after more than 10 seconds of silence', async () => {
  const { cms, signal } = await startSilentCms(
    ': listening\n\ndata: {"noun":"affirmation","id":7}\n\n',
  );
  const connections: number[] = [];
  const changes: unknown[] = [];
  const began = Date.now();
  void followChanges(
    cms,
    {
      onConnect: () => connections.push(Date.now() - began),
      onChange: (change) => changes.push(change),
    },
    signal,
  );
  await expect.poll(() => changes.length).toBe(1);
  expect(changes).toEqual([{ noun: 'affirmation', id: 7 }]);
  await expect.poll(() => connections.length).toBe(2);
  expect(connections[1]).toBeGreaterThan(10_000);
});
