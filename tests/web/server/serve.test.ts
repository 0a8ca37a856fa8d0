import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../../web/server/serve.ts';

async function listen(proxies: number): Promise<number> {
  const server = createSiteServer((_, response) => response.end(), 'http://site', proxies);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens connections that say nothing. */
async function openIdle(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

it('closes connections of a network that holds 500 already, and takes new ones once others end', async () => {
  const port = await listen(0);
  const held = await openIdle(port, 500);
  const [refused] = await openIdle(port, 1);
  if (refused) await once(refused, 'close');
  held[0]?.destroy();
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

it('lets a proxy of the operator hold more connections than one network', async () => {
  const port = await listen(1);
  await openIdle(port, 510);
  expect((await fetch(`http://127.0.0.1:${port}`)).ok).toBe(true);
});
