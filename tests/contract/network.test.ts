import { expect, it } from 'vitest';
import { customerNetworkOf, networkOf } from '#contract/network';

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
])(
  'limits count the caller %s as the network %s, and queues as the customer network %s',
  (address, network, customerNetwork) => {
    expect(networkOf(address)).toBe(network);
    expect(customerNetworkOf(address)).toBe(customerNetwork);
  },
);
