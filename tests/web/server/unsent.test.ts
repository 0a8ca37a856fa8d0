import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { UnsentBytes } from '../../../web/server/unsent.ts';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

it('refuses a network with too many unsent bytes with 429 until one of its answers is closed', () => {
  const unsent = new UnsentBytes({ perNetwork: 10, inAll: 100 });
  const [first, second] = [answer(), answer()];
  unsent.add(first, 'flood', 5);
  expect(() => unsent.check('flood')).not.toThrow();
  unsent.add(second, 'flood', 5);
  expect(() => unsent.check('flood')).toThrow(
    expect.objectContaining({ code: 'too-many-requests' }),
  );
  expect(() => unsent.check('school')).not.toThrow();
  first.emit('close');
  expect(() => unsent.check('flood')).not.toThrow();
});

it('refuses every network with 503 while all together have too many unsent bytes', () => {
  const unsent = new UnsentBytes({ perNetwork: 10, inAll: 20 });
  const first = answer();
  for (const [network, response] of [
    ['one', first],
    ['two', answer()],
    ['three', answer()],
  ] as const)
    unsent.add(response, network, 9);
  expect(() => unsent.check('four')).toThrow(expect.objectContaining({ code: 'unavailable' }));
  first.emit('close');
  expect(() => unsent.check('four')).not.toThrow();
});

it('does not count an answer whose reader left before it was made', async () => {
  const unsent = new UnsentBytes({ perNetwork: 10, inAll: 100 });
  const response = answer();
  response.destroy();
  await expect.poll(() => response.closed).toBe(true);
  unsent.add(response, 'phone', 10);
  expect(() => unsent.check('phone')).not.toThrow();
});
