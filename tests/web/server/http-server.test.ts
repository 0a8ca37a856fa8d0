import { once } from 'node:events';
import {
  Agent,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../../web/server/http-server.ts';

async function startServer(
  proxies: number,
  listener: RequestListener = (_, response) => response.end(),
  readLimits?: { milliseconds: number; bytesPerSecond: number },
): Promise<number> {
  const server = createSiteServer(listener, 'http://site', proxies, readLimits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens connections that send nothing. */
async function openIdle(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

it('closes new connections of a network that has 500 open, until one of them ends', async () => {
  const port = await startServer(0);
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

it('lets a trusted proxy hold more than 500 connections to the site', async () => {
  const port = await startServer(1);
  await openIdle(port, 510);
  expect((await fetch(`http://127.0.0.1:${port}`)).ok).toBe(true);
});

/** Requests one response and reads it slowly. Returns how many bytes arrived before the connection closed. */
async function readSlowly(port: number, pauseMilliseconds: number): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let size = 0;
  for await (const chunk of socket) {
    size += Buffer.from(chunk).length;
    await pause(pauseMilliseconds);
  }
  return size;
}

const length = 20_000_000;
const large: RequestListener = (_, response) => response.end(Buffer.alloc(length));

it('closes a connection whose client reads a response too slowly', async () => {
  const port = await startServer(0, large, { milliseconds: 500, bytesPerSecond: 20_000_000 });
  const began = performance.now();
  const size = await readSlowly(port, 50).catch(() => 0);
  expect(size).toBeLessThan(length);
  expect(performance.now() - began).toBeGreaterThan(1000);
});

it('gives a slow client more time to read a longer response', async () => {
  const port = await startServer(0, large, { milliseconds: 0, bytesPerSecond: 400_000 });
  expect(await readSlowly(port, 5)).toBeGreaterThan(length);
});

/** Sends a text over a connection of its own. Returns all that is answered until the connection closes. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += Buffer.from(chunk).toString();
  return answer;
}

it('handles three pipelined requests at most, and closes the connection on the fourth', async () => {
  let handled = 0;
  const port = await startServer(0, (_, response) => {
    handled += 1;
    response.end('ok');
  });
  await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
  expect(handled).toBe(3);
});

it('doesn’t count a request as pipelined if the previous response has arrived in full, even if the server hasn’t ended it yet', async () => {
  let before: ServerResponse | undefined;
  const port = await startServer(0, (_, response) => {
    before?.end();
    before = response;
    response.writeHead(200, { 'content-length': 2 }).write('ok');
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const sockets = new Set<unknown>();
  for (let count = 0; count < 20; count += 1) {
    const asking = get({ host: '127.0.0.1', port, agent });
    const [response]: IncomingMessage[] = await once(asking, 'response');
    sockets.add(response?.socket);
    await once(response?.resume() ?? asking, 'end');
  }
  expect(sockets.size).toBe(1);
});

it('answers 411, with the site’s headers, to a request whose body has no length, and closes the connection', async () => {
  const port = await startServer(0);
  for (const method of ['GET', 'POST'])
    expect(
      await sendRaw(
        port,
        `${method} / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 411 [^]*x-content-type-options: nosniff/i);
});
