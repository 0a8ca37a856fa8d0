import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { changesPath, cmsKeyHeader } from '#contract/change';
import { errorBody } from '#contract/error';
import { letterPath } from '#contract/letter';
import { spreadsheetPath } from '#contract/spreadsheet';
import { hasKey } from '../../cms/src/core/site-key.ts';
import { contentKey, newsletterKey, siteKey } from './keys.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['secret', 'secret', true],
  ['secret', 'other', false],
  ['secret', '', false],
  ['', '', false],
])(
  'the CMS accepts a caller only with the same non-empty key (key of the CMS “%s”, key of the caller “%s”): %s',
  (key, shown, opens) => {
    vi.stubEnv('CMS_KEY', key);
    expect(hasKey({ get: () => shown })).toBe(opens);
  },
);

/** What the CMS answers below `/api`, with the one key that opens it. */
const calls: [
  method: string,
  path: string,
  key: 'site' | 'content' | 'newsletter',
  status: number,
][] = [
  ['GET', '/api/categories', 'site', 200],
  ['GET', '/api/auth/user', 'site', 200],
  ['POST', '/api/auth/logout', 'site', 204],
  ['GET', changesPath, 'site', 200],
  ['GET', `${spreadsheetPath}?noun=category`, 'content', 200],
  ['POST', letterPath, 'newsletter', 415],
];

describe.each(calls)('key for %s %s', (method, path, key, status) => {
  const keys = { site: siteKey(), content: contentKey(), newsletter: newsletterKey() };
  const call = (headers: Record<string, string>) =>
    fetch(inject('cms') + path, { method, headers });

  it(`the CMS answers ${method} ${path} with ${status}, not with 404, to a caller with the ${key} key`, async () => {
    const answer = await call(keys[key]);
    await answer.body?.cancel();
    expect(answer.status).toBe(status);
  });

  it(`answers ${method} ${path} with 404 to callers without its key`, async () => {
    const others = Object.entries(keys).flatMap(([name, header]) => (name === key ? [] : [header]));
    const strangers: Record<string, string>[] = [
      {},
      { Origin: inject('cms') },
      { [cmsKeyHeader]: 'x' },
    ];
    for (const headers of [...strangers, ...others]) {
      const answer = await call(headers);
      expect(answer.status).toBe(404);
      expect(errorBody.parse(await answer.json()).error.code).toBe('not-found');
    }
  });
});

it('the site, the content command and the newsletter command have different keys for the CMS', () => {
  const keys = [inject('cmsKey'), inject('contentKey'), inject('newsletterKey')];
  expect(new Set(keys).size).toBe(3);
});
