import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { normalizePath, normalizeUrl } from '../../../web/server/normalize-path.ts';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/_astro/a.B-1_2.js', '/_astro/a.B-1_2.js'],
  ['/./_image', '/_image'],
  ['/x/../_image', '/_image'],
  ['/x/%2e%2E/_image', '/_image'],
  ['/x/..\\_image', '/_image'],
  ['/%5fimage', '/_image'],
  ['/./_server-islands/x', '/_server-islands/x'],
  ['/%61bout', '/about'],
  ['/categories/é', '/categories/%C3%A9'],
  ['/.well-known/x', '/.well-known/x'],
])('normalizes the path %s to %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});

it.each([
  '/.//_image',
  '/x//y',
  '/%2f_image',
  '/%5c_image',
  '/%255fimage',
  '/%25%35fimage',
  '/categories/%00',
  '/categories/%ff',
  '/%E0%A4%A',
])('rejects the ambiguous or malformed path %s', (path) =>
  expect(normalizePath(path)).toBeUndefined(),
);

it.each([
  ['colibri.example', true],
  ['127.0.0.1:4321', true],
  ['[::1]:4321', true],
  ['256.1', false],
  ['colibri.example:99999', false],
  ['[1]', false],
  ['user@colibri.example', false],
  ['colibri.example/path', false],
])('the Host header %s is accepted as a well-formed host and port: %s', (host, isAccepted) => {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url: '/about',
    headers: { host },
  });
  expect(normalizeUrl(request)).toBe(isAccepted);
});
