import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, createServer, Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callerAddress, limitConnections, networkOf } from '#contract/network';

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:4711', '192.0.2.7'],
  ['::ffff:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['[2001:db8:1:2::3]:4711', '2001:db8:1::'],
  ['[2001:db8:1::1]', '2001:db8:1::'],
  ['2001:0DB8:0001:0000::3', '2001:db8:1::'],
  ['2001:db8:1::3%eth0', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0:2:3:4:5:6'],
  ['2001:db8:0:0:0:0:0:3', '2001:db8::1'],
  ['2001::1', '2001:0:0:1:2:3:4:5'],
])('rate limits and queues treat the IP address %s as part of the network of %s', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

it('rate limits and queues tell IPv4 addresses, IPv6 networks and unknown addresses apart', () => {
  const addresses = ['192.0.2.7', '192.0.2.8', '2001:db8:1::', '2001:db8:2::', '2001::', 'unknown'];
  expect(new Set(addresses.map(networkOf)).size).toBe(addresses.length);
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
    'the site behind %i proxies takes from the header X-Forwarded-For %j the client address %s',
    (proxies, forwarded, address) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      expect(callerAddress(request(headers), proxies)).toBe(address);
    },
  );
});

it('the client address of a connection that was already reset is “unknown”, even with an X-Forwarded-For header', () => {
  const reset = Object.assign(new IncomingMessage(new Socket()), {
    headers: { 'x-forwarded-for': '1.1.1.1' },
  });
  expect(callerAddress(reset, 0)).toBe('unknown');
});

it('a server with too many connections closes the oldest one of the IP network that has the most', async () => {
  const server = createServer();
  limitConnections(server, { perNetwork: 4, all: 6 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  onTestFinished(() => void server.close());
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(server, 'connection');
    return socket;
  };

  const family = [await open('127.0.0.2'), await open('127.0.0.2')];
  const flood = [];
  for (let n = 0; n < 4; n += 1) flood.push(await open('127.0.0.3'));
  const newcomer = await open('127.0.0.4');
  if (flood[0]) await once(flood[0], 'close');
  const another = await open('127.0.0.4');
  if (flood[1]) await once(flood[1], 'close');
  const others = [...family, ...flood.slice(2), newcomer, another];
  expect(others.filter(({ destroyed, readyState }) => destroyed || readyState !== 'open')).toEqual(
    [],
  );
});
