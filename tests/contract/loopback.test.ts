import { expect, it } from 'vitest';
import { isLoopback } from '#contract/loopback';

it.each([
  'http://localhost:4321',
  'https://localhost',
  'http://127.0.0.1:80',
  'http://127.255.3.4/',
  'http://127.1',
  'http://[::1]:4321',
])('counts the URL %s as a loopback address', (url) => {
  expect(isLoopback(url)).toBe(true);
});

it.each([
  'https://colibri.example',
  'http://localhost.example.org',
  'http://127.example.org',
  'http://127.0.0.1.example.org',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://0.0.0.0:4321',
  'http://[::2]',
])('does not count %s as a loopback address', (url) => {
  expect(isLoopback(url)).toBe(false);
});
