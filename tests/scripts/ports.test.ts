import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { requireFreePort, freePort, reachableHost } from '../../scripts/stack/ports.ts';

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return z.object({ port: z.number() }).parse(server.address()).port;
}

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'reports a port that is taken on the address %s and suggests another one',
    async (host) => {
      const port = await occupy(host);
      const sentence = new RegExp(
        `^Port ${port} is in use by another program: .*CMS_PORT=${port + 100}`,
      );
      await expect(requireFreePort('CMS_PORT', port, '0.0.0.0')).rejects.toThrow(sentence);
    },
  );

  it('accepts a port that no program uses', async () => {
    await expect(requireFreePort('PORT', await freePort(), '0.0.0.0')).resolves.toBeUndefined();
  });

  it('rejects a HOST that is not an address of this machine', async () => {
    const port = await freePort();
    await expect(requireFreePort('PORT', port, '203.0.113.7')).rejects.toThrow(
      /^HOST must be an address/,
    );
  });

  it('the scripts reach a program that listens on 0.0.0.0 at 127.0.0.1, and any other at its own address', () => {
    expect([reachableHost('0.0.0.0'), reachableHost('192.0.2.1')]).toEqual([
      '127.0.0.1',
      '192.0.2.1',
    ]);
  });
});
