import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { connect, Server as NetServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { drainMilliseconds, gracefulShutdown } from '#contract/graceful-shutdown';

// Only timers of our own code: those of sockets are internal to Node.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function startServer(listener: RequestListener, delayMilliseconds = 0) {
  const server = createServer({ keepAliveTimeout: 600_000 }, listener);
  const { isStopping, stop } = gracefulShutdown(server, {
    delayMilliseconds,
    closeListener: (onClosed) => NetServer.prototype.close.call(server, () => onClosed()),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  return {
    server,
    isStopping,
    stop: async () => {
      await stop();
      return 'stopped' as const;
    },
    /** Requests on a connection that the client would keep. */
    get: () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request({ port, host: '127.0.0.1', agent }, resolve).on('error', reject).end();
      }),
    async openSocket(): Promise<Socket> {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
      return socket;
    },
  };
}

/** A listener whose answers wait until `release` is called. */
function heldListener() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const listener: RequestListener = (_, response) => {
    arrive();
    void released.then(() => response.end('done'));
  };
  return { listener, arrived, release };
}

it('a stopping server answers the request in flight, closes its connection and accepts no others', async () => {
  const { listener, arrived, release } = heldListener();
  const { get, stop, isStopping } = await startServer(listener);
  const answer = get();
  await arrived;
  const stopped = stop();
  expect(isStopping()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expect(get()).rejects.toThrow('ECONNREFUSED');
  release();
  const { headers, statusCode } = await answer;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect(await stopped).toBe('stopped');
});

it('sends the whole of a response whose client is still reading when the server stops', async () => {
  const bytes = 20_000_000;
  const { stop, openSocket } = await startServer((_, response) =>
    response.end(Buffer.alloc(bytes)),
  );
  const socket = await openSocket();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1);
  expect((await text(socket)).length).toBeGreaterThan(bytes);
  expect(await stopped).toBe('stopped');
});

it('a stopping server closes idle connections, but still answers the first request of one that was just opened', async () => {
  const { get, stop, openSocket } = await startServer((_, response) => response.end('done'));
  const idle = (await get()).resume().socket;
  const fresh = await openSocket();
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1);
  await once(idle, 'close');
  fresh.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await text(fresh)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\nConnection: close\r\n.*done$/s);
  expect(await stopped).toBe('stopped');
});

it('a stopping server stops in time even if a client has connected and sent nothing', async () => {
  const { stop, openSocket } = await startServer((_, response) => response.end('done'));
  const silent = await openSocket();
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(drainMilliseconds / 2);
  expect(await stopped).toBe('stopped');
  await once(silent.resume(), 'close');
});

it('a server that stops after a delay still answers requests meanwhile, closes their connections, and then accepts no more', async () => {
  const { get, stop, isStopping } = await startServer((_, response) => response.end('done'), 9000);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(8999);
  const { headers, statusCode } = await get();
  expect([isStopping(), statusCode, headers.connection]).toEqual([true, 200, 'close']);
  await vi.advanceTimersByTimeAsync(1);
  await expect(get()).rejects.toThrow('ECONNREFUSED');
  expect(await stopped).toBe('stopped');
});

it('cuts off a request that takes too long when the server stops', async () => {
  const { listener, arrived } = heldListener();
  const { get, stop } = await startServer(listener);
  const answer = get().catch(String);
  await arrived;
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(drainMilliseconds + 1);
  expect(await stopped).toBe('stopped');
  expect(await answer).toContain('socket hang up');
});
