import { expect, it } from 'vitest';
import { networkOf } from '#contract/network';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('limits and queues count the address %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
