import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isServerSilent, untilHung } from '../../scripts/stack/liveness.ts';
import { freePort } from '../../scripts/stack/ports.ts';

/** Answers that a program gives in turn. */
function program(...silences: boolean[]) {
  const asked: number[] = [];
  return {
    asked,
    isSilent: (milliseconds: number) => {
      asked.push(milliseconds);
      return Promise.resolve(silences.shift() ?? true);
    },
  };
}
const limits = { pauseMilliseconds: 1, patience: [10, 20, 30] };
const neverAborted = new AbortController().signal;

describe('hung program', () => {
  it('a program counts as hung after several requests in a row without a reaction, each of which waited longer than the one before', async () => {
    const { asked, isSilent } = program(true, true, false, false, true, true, true);
    expect(await untilHung(isSilent, neverAborted, limits)).toBe(true);
    expect(asked).toEqual([10, 20, 30, 10, 10, 20, 30]);
  });

  it('a program that has ended does not count as hung', async () => {
    const ended = new AbortController();
    const isSilent = () => {
      ended.abort();
      return Promise.resolve(true);
    };
    expect(await untilHung(isSilent, ended.signal, limits)).toBe(false);
  });
});

describe('silent server', () => {
  async function listen(onConnection: Parameters<typeof createServer>[1]) {
    const server = createServer(onConnection).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  it('a server that accepts a connection and sends nothing counts as hung', async () => {
    const url = await listen((socket) => onTestFinished(() => void socket.destroy()));
    expect(await isServerSilent(url, 50)).toBe(true);
  });

  it('a server that closes or refuses connections does not count as hung', async () => {
    expect(await isServerSilent(await listen((socket) => socket.destroy()), 5000)).toBe(false);
    expect(await isServerSilent(`http://127.0.0.1:${await freePort()}`, 5000)).toBe(false);
  });
});
