import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { countConnections, takeTurn } from '../../cms/src/contract/turn.ts';

it('work that calls takeTurn goes on only after 50 waiting connections have been accepted', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  countConnections(server);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let accepted = 0;
  const acceptedBefore = new Promise<number>((resolve) => {
    server.on('connection', () => {
      accepted += 1;
      if (accepted === 1) void takeTurn().then(() => resolve(accepted));
    });
  });
  const clients = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    server.close();
  });
  expect(await acceptedBefore).toBe(50);
});

it('takeTurn lets its callers continue one after the other, in the order of their calls', async () => {
  const log: string[] = [];
  const other = setInterval(() => log.push('other'));
  onTestFinished(() => clearInterval(other));
  setImmediate(() => log.push('request'));
  await Promise.all([1, 2, 3].map((each) => takeTurn().then(() => log.push(`work ${each}`))));
  expect(log.filter((each) => each !== 'other')).toEqual(['request', 'work 1', 'work 2', 'work 3']);
});
