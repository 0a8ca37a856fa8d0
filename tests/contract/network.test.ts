import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callerAddress, networkOf } from '#contract/network';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:1:2::3]:4711', '2001:db8:1'],
  ['[2001:db8::1]', '2001:db8:0'],
])('limits and queues count the IP address %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

function request(headers: IncomingMessage['headers']) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '10.0.0.1' });
  return Object.assign(new IncomingMessage(socket), { headers });
}

describe('callerAddress', () => {
  it.each([
    [0, undefined, '10.0.0.1'],
    [0, '1.1.1.1', '10.0.0.1'],
    [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    [2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [2, '2.2.2.2', '2.2.2.2'],
    [1, undefined, '10.0.0.1'],
    [1, ' , ', '10.0.0.1'],
  ])(
    'finds the client’s address behind %i proxies with X-Forwarded-For %j: %s',
    (proxies, forwarded, address) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      expect(callerAddress(request(headers), proxies)).toBe(address);
    },
  );
});

it('gives the client address of a connection that was reset as “unknown”, whatever X-Forwarded-For says', () => {
  const reset = Object.assign(new IncomingMessage(new Socket()), {
    headers: { 'x-forwarded-for': '1.1.1.1' },
  });
  expect(callerAddress(reset, 0)).toBe('unknown');
});
