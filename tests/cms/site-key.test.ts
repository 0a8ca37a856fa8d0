import { afterEach, expect, it } from 'vitest';
import { hasKey } from '../../cms/src/site-key.ts';

const before = process.env['CMS_KEY'];
afterEach(() => {
  process.env['CMS_KEY'] = before;
});

it.each([
  ['secret', 'secret', true],
  ['secret', 'other', false],
  ['secret', '', false],
  ['', '', false],
])('of a CMS with the key “%s” “%s” opens: %s', (key, shown, opens) => {
  process.env['CMS_KEY'] = key;
  expect(hasKey({ get: () => shown })).toBe(opens);
});
