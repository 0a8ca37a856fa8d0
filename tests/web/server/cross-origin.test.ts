import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '#contract/network';
import { isCrossOrigin } from '../../../web/server/cross-origin.ts';

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
    'finds the client behind %i proxies with X-Forwarded-For %j: %s',
    (proxies, forwarded, address) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      expect(callerAddress(request(headers), proxies)).toBe(address);
    },
  );
});

it('finds no client address on a connection that was reset, whatever X-Forwarded-For says', () => {
  const reset = Object.assign(new IncomingMessage(new Socket()), {
    headers: { 'x-forwarded-for': '1.1.1.1' },
  });
  expect(callerAddress(reset, 0)).toBe('unknown');
});

describe('isCrossOrigin', () => {
  const site = 'https://colibri.example';
  it.each([
    [{ host: 'colibri.example', origin: 'https://colibri.example' }, false],
    [{ host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' }, false],
    [{ host: 'inside:4321', origin: 'https://colibri.example' }, false],
    [{ host: 'colibri.example' }, false],
    [{ host: 'colibri.example', origin: 'https://evil.example' }, true],
    [{ host: 'colibri.example', origin: 'null' }, true],
    [{ host: 'colibri.example', 'sec-fetch-site': 'cross-site' }, true],
    [{ host: 'colibri.example', 'sec-fetch-site': 'same-origin' }, false],
  ])('a request with the headers %j is cross-origin: %s', (headers, expected) => {
    expect(isCrossOrigin(request(headers), site)).toBe(expected);
  });
});
