import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isCrossOrigin } from '../../../web/server/cross-origin.ts';

function request(headers: IncomingMessage['headers']) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '10.0.0.1' });
  return Object.assign(new IncomingMessage(socket), { headers });
}

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
