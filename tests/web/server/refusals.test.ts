import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { errorBody, requestIdHeader } from '#contract/error';
import { asker, type Handler } from '../../../web/server/answer.ts';
import { AnswerCache } from '../../../web/server/cache.ts';
import { front } from '../../../web/server/front.ts';
import { pageHeaders } from '../../../web/server/headers.ts';
import { createSiteServer } from '../../../web/server/serve.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The front before an Astro of the test's own, over HTTP. Out: its address, and how many requests have come. */
async function siteOf(handler: Handler) {
  const ask = asker(handler, pageHeaders);
  const parts = {
    cache: new AnswerCache(({ url }) => ask({ url, headers: { host: 'site' } })),
    files: new Map(),
    ask,
    askAlone: ask,
    siteUrl: 'http://site',
    // The tests say from which network they come.
    proxies: 1,
  };
  const server = createSiteServer(front(parts), 'http://site', 0).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  let arrived = 0;
  server.on('request', () => (arrived += 1));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { site: `http://127.0.0.1:${address.port}`, arrived: () => arrived };
}

/** Written down meanwhile. */
function complaints() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return spy.mock.calls;
}

/** Astro's page of errors. */
const errorPage: Handler = (_request, response, _next, locals) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<h1>${locals?.refusal}</h1>`);
};
/** An Astro whose answers break off, but for its page of errors. */
const breaksOff: Handler = (request, response, next, locals) =>
  request.url?.startsWith('/500')
    ? errorPage(request, response, next, locals)
    : response.destroy(new TypeError('a bug'));

it('answers a bug with 500 and `internal`, and writes it down once with its stack and request id', async () => {
  const { site } = await siteOf(breaksOff);
  const written = complaints();
  const answer = await fetch(`${site}/login`, { headers: { [requestIdHeader]: 'chosen' } });
  expect(answer.status).toBe(500);
  expect(errorBody.parse(await answer.json()).error.code).toBe('internal');
  const id = answer.headers.get(requestIdHeader);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(written).toEqual([[`Request ${id} failed:`, expect.any(Error)]]);
});

it('shows a browser a bug as a page', async () => {
  const { site } = await siteOf(breaksOff);
  complaints();
  const answer = await fetch(`${site}/about`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('<h1>internal</h1>');
});

it('passes a page of Astro that failed on as 500, with the request id that Astro was given', async () => {
  const ids: unknown[] = [];
  const { site } = await siteOf((_request, response, _next, locals) => {
    ids.push(locals?.requestId);
    response.writeHead(500, { 'content-type': 'text/html' }).end('failed');
  });
  const answer = await fetch(`${site}/login`, { headers: { [requestIdHeader]: 'chosen' } });
  expect(answer.status).toBe(500);
  expect([answer.headers.get(requestIdHeader)]).toEqual(ids);
});

it('gives an answer that is kept no request id', async () => {
  const { site } = await siteOf((_request, response) => {
    response.writeHead(200, { 'cache-tag': 'affirmation' }).end('hello');
  });
  expect((await fetch(`${site}/about`)).headers.has(requestIdHeader)).toBe(false);
});

/** A site whose searches end when the test says so. */
async function searchingSite() {
  const waiting: (() => void)[] = [];
  const { site, arrived } = await siteOf((request, response, next, locals) => {
    if (request.url?.startsWith('/500')) return errorPage(request, response, next, locals);
    const end = () => response.writeHead(200, { 'cache-tag': 'affirmation' }).end('found');
    return /q=|preview=/.test(request.url ?? '') ? waiting.push(end) : end();
  });
  const ask = (path: string, network: string, accept = '*/*') =>
    fetch(site + path, { headers: { 'x-forwarded-for': network, accept } });
  const endAll = async (answers: readonly Promise<Response>[]) => {
    const all = Promise.all(answers);
    const done = new AbortController();
    void all.finally(() => done.abort());
    while (!done.signal.aborted) {
      for (const end of waiting.splice(0)) end();
      await new Promise(setImmediate);
    }
    return (await all).map(({ status }) => status);
  };
  return { ask, arrived, endAll };
}

it('refuses a network that floods searches with 429, as a page or as JSON, and serves everybody else', async () => {
  const { ask, arrived, endAll } = await searchingSite();
  const flood = Array.from({ length: 30 }, (_, at) =>
    ask(`/api/affirmations?q=word${at}`, `2001:db8:1:2::${at}`),
  );
  await expect.poll(arrived).toBe(30);

  const call = await ask('/api/affirmations?q=more', '2001:db8:1:2::77');
  expect(call.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(errorBody.parse(await call.json()).error.code).toBe('too-many-requests');
  const page = await ask('/categories/1?q=more', '2001:db8:1:2::77', 'text/html');
  expect(page.status).toBe(429);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await page.text()).toBe('<h1>too-many-requests</h1>');

  expect((await ask('/about', '2001:db8:1:2::77')).status).toBe(200);
  const other = ask('/categories/1?q=brave', '2001:db8:1:3::1');
  expect(new Set(await endAll([...flood, other]))).toEqual(new Set([200]));
});

it('refuses a network that floods pages which are not kept, and serves everybody else', async () => {
  const { ask, arrived, endAll } = await searchingSite();
  const flood = Array.from({ length: 80 }, (_, at) =>
    ask(`/affirmations/${at}?preview=x`, '10.0.0.1'),
  );
  await expect.poll(arrived).toBe(80);
  expect((await ask('/login', '10.0.0.1')).status).toBe(429);
  const other = ask('/login', '10.0.0.2');
  expect(new Set(await endAll([...flood, other]))).toEqual(new Set([200]));
});

it('makes four uncached pages of one network at once, and those of another network beside them', async () => {
  const ends: (() => void)[] = [];
  const { site } = await siteOf((_request, response) => {
    ends.push(() => response.end('page'));
  });
  const ask = (network: string) =>
    fetch(`${site}/dashboard`, { headers: { 'x-forwarded-for': network } });
  const flood = Array.from({ length: 10 }, () => ask('10.0.0.1'));
  await expect.poll(() => ends.length).toBe(4);
  const other = ask('10.0.0.2');
  await expect.poll(() => ends.length).toBe(5);
  ends[4]?.();
  expect((await other).status).toBe(200);
  expect(ends.length).toBe(5);
  const all = Promise.all(flood);
  for (let index = 0; index < 11; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
  }
  expect((await all).every(({ status }) => status === 200)).toBe(true);
});

it('does not hold up other pages of a network while its print sheets are made', async () => {
  const ends: (() => void)[] = [];
  const { site } = await siteOf((request, response) => {
    if (request.url?.startsWith('/print/')) ends.push(() => response.end('sheet'));
    else response.end('page');
  });
  const sheets = Array.from({ length: 6 }, () => fetch(`${site}/print/sheet.pdf?ids=1`));
  await expect.poll(() => ends.length).toBe(6);
  expect((await fetch(`${site}/dashboard`)).status).toBe(200);
  for (const end of ends) end();
  expect((await Promise.all(sheets)).every(({ status }) => status === 200)).toBe(true);
});

it('joins who asks for a search that is under way, and counts nobody for it', async () => {
  const { ask, arrived, endAll } = await searchingSite();
  const same = Array.from({ length: 60 }, () => ask('/api/affirmations?q=same', '10.0.0.1'));
  await expect.poll(arrived).toBe(60);
  expect(new Set(await endAll(same))).toEqual(new Set([200]));
});

it('refuses searches with 503 once those of all networks are too many, and serves other pages', async () => {
  const { ask, arrived, endAll } = await searchingSite();
  const flood = Array.from({ length: 120 }, (_, at) =>
    ask(`/api/affirmations?q=word${at}`, `10.0.${at}.1`),
  );
  await expect.poll(arrived).toBe(120);
  const refused = await ask('/categories/1?q=more', '10.9.9.9', 'text/html');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask('/categories/1', '10.9.9.9')).status).toBe(200);
  expect(new Set(await endAll(flood))).toEqual(new Set([200]));
});

it('refuses a network that leaves large answers unread with 429, and lets it in once they are gone', async () => {
  const { site } = await siteOf((_request, response) => response.end(Buffer.alloc(5_000_000)));
  const { port } = new URL(site);
  const open = (count: number) =>
    Array.from({ length: count }, () => {
      const socket = connect(Number(port), '127.0.0.1').pause();
      onTestFinished(() => void socket.destroy());
      socket.write('GET /dashboard HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n');
      return socket;
    });
  const ask = (network: string) =>
    fetch(`${site}/login`, { headers: { 'x-forwarded-for': network } });
  const statusOf = async (network: string) => {
    const answer = await ask(network);
    await answer.arrayBuffer();
    return answer.status;
  };
  const unread = open(12);
  await expect.poll(() => statusOf('10.0.0.1')).toBe(429);
  expect((await ask('10.0.0.1')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await statusOf('10.0.0.2')).toBe(200);
  for (const socket of unread) socket.destroy();
  await expect.poll(() => statusOf('10.0.0.1')).toBe(200);
});
