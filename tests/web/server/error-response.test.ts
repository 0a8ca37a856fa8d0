import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { errorBody, requestIdHeader } from '#contract/error';
import { createRenderer, type AstroHandler } from '../../../web/server/renderer.ts';
import { ResponseCache } from '../../../web/server/response-cache.ts';
import { createRequestHandler } from '../../../web/server/request-handler.ts';
import { pageHeaders } from '../../../web/server/headers.ts';
import { createSiteServer } from '../../../web/server/http-server.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a server around a fake Astro. Returns its URL and a function that counts the requests so far. */
async function startSite(handler: AstroHandler) {
  const render = createRenderer(handler, pageHeaders);
  const options = {
    cache: new ResponseCache(({ url }) => render({ url, headers: { host: 'site' } })),
    files: new Map(),
    render,
    renderPrivate: render,
    siteUrl: 'http://site',
    // So that tests can choose their network with X-Forwarded-For.
    proxies: 1,
    isReady: () => Promise.resolve(true),
  };
  const server = createSiteServer(createRequestHandler(options), 'http://site', 0).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  let requestCount = 0;
  server.on('request', () => (requestCount += 1));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { site: `http://127.0.0.1:${address.port}`, countRequests: () => requestCount };
}

/** Silences `console.error` and returns its calls. */
function recordErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return spy.mock.calls;
}

/** Astro's error page. */
const errorPage: AstroHandler = (_request, response, _next, locals) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<h1>${locals?.errorCode}</h1>`);
};
/** An Astro whose responses break off, except for its error page. */
const brokenAstro: AstroHandler = (request, response, next, locals) =>
  request.url?.startsWith('/500')
    ? errorPage(request, response, next, locals)
    : response.destroy(new TypeError('a bug'));

it('the site answers a bug with 500 and `internal`, and logs the error once with its request id', async () => {
  const { site } = await startSite(brokenAstro);
  const logged = recordErrors();
  const answer = await fetch(`${site}/login`, { headers: { [requestIdHeader]: 'chosen' } });
  expect(answer.status).toBe(500);
  expect(errorBody.parse(await answer.json()).error.code).toBe('internal');
  const id = answer.headers.get(requestIdHeader);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(logged).toEqual([[`Request ${id} failed:`, expect.any(Error)]]);
});

it('many requests that fail at the same time share one rendering of the error page', async () => {
  const rendered: string[] = [];
  const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
  const { site, countRequests } = await startSite(async (request, response, next, locals) => {
    if (request.url?.startsWith('/500')) {
      rendered.push(request.url);
      await ready;
    }
    await brokenAstro(request, response, next, locals);
  });
  recordErrors();
  const all = Array.from({ length: 20 }, (_, at) =>
    fetch(`${site}/login?at=${at}`, {
      headers: { accept: 'text/html', 'x-forwarded-for': `10.0.0.${at}` },
    }),
  );
  await expect.poll(countRequests).toBe(20);
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
  finish();
  for (const answer of await Promise.all(all))
    expect(await answer.text()).toBe('<h1>internal</h1>');
  expect(rendered).toHaveLength(1);
});

it('answers a bug with 500 and the error page if a browser asks for HTML', async () => {
  const { site } = await startSite(brokenAstro);
  recordErrors();
  const answer = await fetch(`${site}/about`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('<h1>internal</h1>');
});

it('an Astro response with the status 500 keeps it, and has the request id that Astro was given', async () => {
  const ids: unknown[] = [];
  const { site } = await startSite((_request, response, _next, locals) => {
    ids.push(locals?.requestId);
    response.writeHead(500, { 'content-type': 'text/html' }).end('failed');
  });
  const answer = await fetch(`${site}/login`, { headers: { [requestIdHeader]: 'chosen' } });
  expect(answer.status).toBe(500);
  expect([answer.headers.get(requestIdHeader)]).toEqual(ids);
});

it('a response from the page cache has no request id', async () => {
  const { site } = await startSite((_request, response) => {
    response.writeHead(200, { 'cache-tag': 'affirmation' }).end('hello');
  });
  expect((await fetch(`${site}/about`)).headers.has(requestIdHeader)).toBe(false);
});

/** Starts a site whose searches and previews wait until the test ends them. */
async function startSlowSite() {
  const waiting: (() => void)[] = [];
  const { site, countRequests } = await startSite((request, response, next, locals) => {
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
  return { ask, countRequests, endAll };
}

it('an IP network with 30 waiting searches gets 429, as a page or JSON, for further ones, but 200 for other requests', async () => {
  const { ask, countRequests, endAll } = await startSlowSite();
  const flood = Array.from({ length: 30 }, (_, at) =>
    ask(`/api/affirmations?q=word${at}`, `2001:db8:1:2::${at}`),
  );
  await expect.poll(countRequests).toBe(30);

  const call = await ask('/api/affirmations?q=more', '2001:db8:1:2::77');
  expect(call.status).toBe(429);
  expect(call.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(errorBody.parse(await call.json()).error.code).toBe('too-many-requests');
  const page = await ask('/categories/1?q=more', '2001:db8:1:2::77', 'text/html');
  expect(page.status).toBe(429);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await page.text()).toBe('<h1>too-many-requests</h1>');

  expect((await ask('/about', '2001:db8:1:2::77')).status).toBe(200);
  const other = ask('/categories/1?q=brave', '2001:db8:2::1');
  expect(new Set(await endAll([...flood, other]))).toEqual(new Set([200]));
});

it('an IP network with 80 waiting requests for uncached pages gets 429, and other networks get their pages', async () => {
  const { ask, countRequests, endAll } = await startSlowSite();
  const flood = Array.from({ length: 80 }, (_, at) =>
    ask(`/affirmations/${at}?preview=x`, '10.0.0.1'),
  );
  await expect.poll(countRequests).toBe(80);
  expect((await ask('/login', '10.0.0.1')).status).toBe(429);
  const other = ask('/login', '10.0.0.2');
  expect(new Set(await endAll([...flood, other]))).toEqual(new Set([200]));
});

it('the site answers a refused search only after a second, to slow down clients that repeat it at once', async () => {
  const { ask, countRequests, endAll } = await startSlowSite();
  const search = (word: number) => ask(`/categories/1?q=${word}`, '10.0.0.1');
  const flood = Array.from({ length: 30 }, (_, word) => search(word));
  await expect.poll(countRequests).toBe(30);
  const sent = performance.now();
  expect((await search(30)).status).toBe(429);
  expect(performance.now() - sent).toBeGreaterThanOrEqual(990);
  await endAll(flood);
});

it('renders one uncacheable page of an IP network at a time, and a page for another network meanwhile', async () => {
  const ends: (() => void)[] = [];
  const { site } = await startSite((_request, response) => {
    ends.push(() => response.end('page'));
  });
  const ask = (network: string) =>
    fetch(`${site}/login`, { headers: { 'x-forwarded-for': network } });
  const flood = Array.from({ length: 10 }, () => ask('10.0.0.1'));
  await expect.poll(() => ends.length).toBe(1);
  const other = ask('10.0.0.2');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect((await other).status).toBe(200);
  expect(ends.length).toBe(2);
  const all = Promise.all(flood);
  for (let index = 0; index < 11; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
  }
  expect((await all).every(({ status }) => status === 200)).toBe(true);
});

it('does not delay other pages of a network while its print sheets render', async () => {
  const ends: (() => void)[] = [];
  const { site } = await startSite((request, response) => {
    if (request.url?.startsWith('/print/')) ends.push(() => response.end('sheet'));
    else response.end('page');
  });
  const sheets = [1, 2, 3].map((id) => fetch(`${site}/print/sheet.pdf?ids=${id}`));
  await expect.poll(() => ends.length).toBe(1);
  expect((await fetch(`${site}/dashboard`)).status).toBe(200);
  for (const sheet of sheets.keys()) {
    await expect.poll(() => ends.length).toBe(sheet + 1);
    ends[sheet]?.();
  }
  expect((await Promise.all(sheets)).every(({ status }) => status === 200)).toBe(true);
});

it('answers 200 to 60 simultaneous requests of one IP network for the same search', async () => {
  const { ask, countRequests, endAll } = await startSlowSite();
  const same = Array.from({ length: 60 }, () => ask('/api/affirmations?q=same', '10.0.0.1'));
  await expect.poll(countRequests).toBe(60);
  expect(new Set(await endAll(same))).toEqual(new Set([200]));
});

it('rejects a search with 503 while 120 others, each of another network, are pending, and serves other pages', async () => {
  const { ask, countRequests, endAll } = await startSlowSite();
  const flood = Array.from({ length: 120 }, (_, at) =>
    ask(`/api/affirmations?q=word${at}`, `10.0.${at}.1`),
  );
  await expect.poll(countRequests).toBe(120);
  const refused = await ask('/categories/1?q=more', '10.9.9.9', 'text/html');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask('/categories/1', '10.9.9.9')).status).toBe(200);
  expect(new Set(await endAll(flood))).toEqual(new Set([200]));
});

it('answers 429 to the 81st form that one IP network sends at once', async () => {
  const ends: (() => void)[] = [];
  const { site } = await startSite((_request, response) => {
    ends.push(() => response.end('page'));
  });
  const send = () =>
    fetch(`${site}/login`, {
      method: 'POST',
      body: 'email=a',
      headers: {
        origin: 'http://site',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '10.0.0.1',
      },
    });
  const forms = Array.from({ length: 81 }, send);
  expect((await Promise.race(forms)).status).toBe(429);
  const all = Promise.all(forms);
  for (let index = 0; index < 80; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
  }
  const statuses = (await all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

it('answers 429 to an IP network with too many unread responses until their connections close', async () => {
  const { site } = await startSite((_request, response) => response.end(Buffer.alloc(5_000_000)));
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

it('an IP network that reads none of ten large responses gets 429, and other networks get 200', async () => {
  const { site } = await startSite((_request, response) => {
    response.setHeader('cache-tag', 'page');
    response.setHeader('content-type', 'text/html');
    response.end(Buffer.alloc(10_000_000));
  });
  const { port } = new URL(site);
  const head = 'Host: x\r\nX-Forwarded-For: 10.0.0.1';
  for (let connection = 0; connection < 10; connection += 1) {
    const socket = connect(Number(port), '127.0.0.1').pause();
    onTestFinished(() => void socket.destroy());
    socket.write(`GET /categories/1 HTTP/1.1\r\n${head}\r\n\r\n`);
  }
  const statusOf = async (network: string) => {
    const headers = { 'x-forwarded-for': network };
    const answer = await fetch(`${site}/categories/1?page=999`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  await expect.poll(() => statusOf('10.0.0.1')).toBe(429);
  expect(await statusOf('10.0.0.2')).toBe(200);
});

it('answers 429 to 20 of 100 simultaneous oversized login forms of an IP network, and 200 to another network', async () => {
  const { promise: allAsked, resolve: finish } = Promise.withResolvers<void>();
  const { site } = await startSite((_request, response) => {
    void allAsked.then(() => response.end('form'));
  });
  const post = (network: string) => {
    const socket = connect(Number(new URL(site).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const headers = `Host: x\r\nX-Forwarded-For: ${network}\r\nContent-Length: 99999999`;
    socket.write(`POST /login HTTP/1.1\r\n${headers}\r\n\r\n`);
    return once(socket, 'data').then(([data]) => Number(String(data).split(' ')[1]));
  };
  const statuses: number[] = [];
  const refused = () => statuses.filter((status) => status === 429).length;
  const forms = Array.from({ length: 100 }, async () => statuses.push(await post('10.0.0.1')));
  await expect.poll(refused).toBe(20);
  finish();
  await Promise.all(forms);
  expect(refused()).toBe(20);
  expect(await post('10.0.0.2')).toBe(200);
});
