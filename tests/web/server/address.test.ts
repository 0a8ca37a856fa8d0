import { expect, it } from 'vitest';
import { normalizePath } from '../../../web/server/address.ts';

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
])('gives %s its one spelling, %s', (path, spelling) => {
  expect(normalizePath(path)).toBe(spelling);
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
])('finds no one spelling for %s', (path) => expect(normalizePath(path)).toBeUndefined());
