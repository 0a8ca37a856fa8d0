import { describe, expect, it } from 'vitest';
import { withNext, loginPath, nextAfterLogin } from '../../../web/logic/login-redirect.ts';

const invalidPaths = [
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

describe('redirect after login', () => {
  it.each(invalidPaths)(
    'redirects to the dashboard after login if the path asked for is %j',
    (asked) => {
      expect(nextAfterLogin(asked)).toBe('/dashboard');
      expect(withNext('/register', asked)).toBe('/register');
    },
  );

  it.each(['/', '/dashboard/collections/3', '/categories/1?q=a%20b&page=2#x', '/a/../about'])(
    'after login, a member is taken to the requested path %s, which links between login and registration keep',
    (path) => {
      expect(nextAfterLogin(path)).toBe(path);
      for (const link of [loginPath(path), withNext('/login', path)])
        expect(new URL(link, 'http://site').searchParams.get('next')).toBe(path);
    },
  );
});
