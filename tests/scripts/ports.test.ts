import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { demandPort, freePort, reachable } from '../../scripts/stack/ports.ts';

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return z.object({ port: z.number() }).parse(server.address()).port;
}

describe('ports', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'that are taken on %s are named with the mend',
    async (host) => {
      const port = await occupy(host);
      const sentence = new RegExp(
        `^Port ${port} is used by another program: .*CMS_PORT=${port + 100}`,
      );
      await expect(demandPort('CMS_PORT', port, '0.0.0.0')).rejects.toThrow(sentence);
    },
  );

  it('that are free are let through', async () => {
    await expect(demandPort('PORT', await freePort(), '0.0.0.0')).resolves.toBeUndefined();
  });

  it('ask for an address of this machine', async () => {
    const port = await freePort();
    await expect(demandPort('PORT', port, '203.0.113.7')).rejects.toThrow(
      /^HOST must be an address/,
    );
    expect([reachable('0.0.0.0'), reachable('192.0.2.1')]).toEqual(['127.0.0.1', '192.0.2.1']);
  });
});
