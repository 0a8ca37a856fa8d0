import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { CallError, errorBody, errorStatus, requestIdHeader, toErrorBody } from '#contract/error';
import { startSite } from './site.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a site with a CMS that answers every call with an error. Returns its address and the calls' request ids. */
async function siteBeforeCms(code: 'internal' | 'unavailable') {
  const ids: unknown[] = [];
  const cms = createServer((request, response) => {
    if (request.url !== '/api/changes') ids.push(request.headers[requestIdHeader]);
    response.writeHead(errorStatus[code], { 'content-type': 'application/json' });
    response.end(JSON.stringify(toErrorBody(new CallError(code), 'en')));
  }).listen(0, '127.0.0.1');
  await once(cms, 'listening');
  closing.push(() => {
    cms.closeAllConnections();
    cms.close();
  });
  const address = cms.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { site: await startSite(`http://127.0.0.1:${address.port}`), ids };
}

const page = { headers: { accept: 'text/html', [requestIdHeader]: 'chosen' } };

it('the site answers 500 with a page when the CMS answers 500, and the request id of its calls in a header', async () => {
  const { site, ids } = await siteBeforeCms('internal');
  for (const path of ['/', '/categories/1', '/affirmations/1', '/printable-cards']) {
    ids.length = 0;
    const answer = await fetch(site + path, page);
    expect(answer.status, path).toBe(500);
    expect(await answer.text(), path).toContain('Something went wrong');
    const id = answer.headers.get(requestIdHeader);
    expect(id, path).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids), path).toEqual(new Set([id]));
  }
});

it('the site answers an API call with 500 and the request id of its call to the CMS when the CMS answers 500', async () => {
  const { site, ids } = await siteBeforeCms('internal');
  for (const path of ['/api/categories', '/api/affirmations/random', '/api/auth/user']) {
    ids.length = 0;
    const answer = await fetch(site + path);
    expect(answer.status, path).toBe(500);
    expect(errorBody.parse(await answer.json()).error.code, path).toBe('internal');
    expect(ids, path).toEqual([answer.headers.get(requestIdHeader)]);
  }
});

it('the site answers a submitted form with 500 when the CMS answers 500', async () => {
  const { site } = await siteBeforeCms('internal');
  for (const [path, form] of [
    ['/login', 'login'],
    ['/subscribe', 'newsletter'],
    ['/letter', 'letter'],
  ] as const) {
    const body = new URLSearchParams({
      form,
      email: 'a@b.example',
      password: 'Abcdefgh1',
    });
    const answer = await fetch(site + path, { method: 'POST', body, ...page });
    expect(answer.status, path).toBe(500);
  }
});

it('the site answers a page and an API call with 503 when the CMS is unavailable', async () => {
  const { site } = await siteBeforeCms('unavailable');
  expect((await fetch(`${site}/categories/1`, page)).status).toBe(503);
  const call = await fetch(`${site}/api/categories`);
  expect(call.status).toBe(503);
  expect(errorBody.parse(await call.json()).error.code).toBe('unavailable');
});
