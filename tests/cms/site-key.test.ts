import { afterEach, expect, it, vi } from 'vitest';
import { hasKey } from '../../cms/src/site-key.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['secret', 'secret', true],
  ['secret', 'other', false],
  ['secret', '', false],
  ['', '', false],
])('of a CMS with the key “%s” “%s” opens: %s', (key, shown, opens) => {
  vi.stubEnv('CMS_KEY', key);
  expect(hasKey({ get: () => shown })).toBe(opens);
});
