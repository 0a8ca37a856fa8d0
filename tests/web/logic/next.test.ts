import { describe, expect, it } from 'vitest';
import { keepNext, loginPath, nextAfterLogin } from '../../../web/logic/next.ts';

const elsewhere = [
  null,
  '',
  'about',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/\tevil',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example',
  '/..//evil.example',
  '/a/../..//x?y',
  '/%2e%2e//x',
  '/.//x',
  'javascript:alert(1)',
];

describe('the way after logging in', () => {
  it.each(elsewhere)('is the dashboard for %j', (asked) => {
    expect(nextAfterLogin(asked)).toBe('/dashboard');
    expect(keepNext('/register', asked)).toBe('/register');
  });

  it.each(['/', '/dashboard/collections/3', '/categories/1?q=a%20b&page=2#x', '/a/../about'])(
    'is %s where a link says so, and stays so from form to form',
    (path) => {
      expect(nextAfterLogin(path)).toBe(path);
      for (const link of [loginPath(path), keepNext('/login', path)])
        expect(new URL(link, 'http://site').searchParams.get('next')).toBe(path);
    },
  );
});
