import { once } from 'node:events';
import {
  createServer,
  IncomingMessage,
  request as send,
  ServerResponse,
  type RequestListener,
} from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRenderer, type AstroHandler } from '../../../web/server/renderer.ts';
import { ResponseCache } from '../../../web/server/response-cache.ts';
import { createRequestHandler } from '../../../web/server/request-handler.ts';
import { pageHeaders, privateHeaders } from '../../../web/server/headers.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

it('each compressed body in the page cache is stored in a buffer of exactly its length, which wastes no memory', async () => {
  const render = createRenderer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<p>Colibri</p>'.repeat(100));
  }, pageHeaders);
  const { bodies } = await render({ url: '/', headers: { host: 'site' } });
  for (const { buffer, length } of Object.values(bodies)) expect(buffer.byteLength).toBe(length);
});

/** Starts a server around a fake Astro. Returns functions that send requests, and the requests that reached Astro. */
async function startSite(astro: AstroHandler) {
  const rendered: IncomingMessage[] = [];
  const handler: AstroHandler = (request, response, next, locals) => {
    rendered.push(request);
    astro(request, response, next, locals);
  };
  const render = createRenderer(handler, pageHeaders);
  const server = createServer(
    createRequestHandler({
      cache: new ResponseCache(({ url, language }) =>
        render({ url, headers: { host: 'site', 'accept-language': language } }),
      ),
      files: new Map(),
      render,
      renderPrivate: createRenderer(handler, pageHeaders, privateHeaders),
      siteUrl: 'http://site',
      proxies: 0,
      isReady: () => Promise.resolve(true),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const get = async (path: string, cookie?: string) => {
    const url = `http://127.0.0.1:${address.port}${path}`;
    const response = await fetch(url, { headers: cookie ? { cookie } : {} });
    const { status, headers } = response;
    return { status, text: await response.text(), control: headers.get('cache-control') };
  };
  /** Sends a request that `fetch` would not send. */
  const raw = async (method: string, path: string) => {
    const asking = send({ host: '127.0.0.1', port: address.port, method, path }).end();
    const [response]: IncomingMessage[] = await once(asking, 'response');
    response?.resume();
    return { status: response?.statusCode, allow: response?.headers.allow };
  };
  /** Whether the handler sends the response at once, before anything else can happen, and later. */
  const sends = async (path: string) => {
    const headers = { host: 'site' };
    const request = Object.assign(new IncomingMessage(new Socket()), { url: path, headers });
    const response = new ServerResponse(Object.assign(request, { method: 'GET' }));
    server.emit('request', request, response);
    const isImmediate = response.headersSent;
    await expect.poll(() => response.headersSent).toBe(true);
    return isImmediate;
  };
  return { url: `http://127.0.0.1:${address.port}`, get, raw, rendered, sends };
}

it('sends a cached response at once, but one above 64 KiB in a later turn of the event loop', async () => {
  const sizes: Record<string, number> = { '/about': 64 * 1024, '/legal': 64 * 1024 + 1 };
  const { get, sends } = await startSite(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-tag': 'affirmation' });
    response.end('x'.repeat(sizes[url] ?? 0));
  });
  for (const path of Object.keys(sizes)) await get(path);
  expect(await sends('/about')).toBe(true);
  expect(await sends('/legal')).toBe(false);
});

it('answers 400 to a path and query of more than 2,000 characters', async () => {
  const { get, rendered } = await startSite((_, response) => void response.end('a page'));
  const path = `/login?${'x'.repeat(1993)}`;
  expect((await get(path)).status).toBe(200);
  expect((await get(`${path}x`)).status).toBe(400);
  expect(rendered.map(({ url }) => url)).not.toContain(`${path}x`);
});

/** A page that only Ada can see. */
const adasPage: RequestListener = ({ headers }, response) => {
  const isAda = headers.cookie?.includes('session=ada') === true;
  response.writeHead(isAda ? 200 : 404, {
    'cache-control': 'no-cache',
    'cache-tag': 'affirmation',
  });
  response.end(isAda ? 'Ada’s page' : 'not found');
};

describe.each(['/affirmations/12', '/print/12', '/api/affirmations/12'])('private %s', (path) => {
  it(`shows ${path} only to its author, before and after requests of others`, async () => {
    const { get } = await startSite(adasPage);
    for (const other of ['session=bob', 'session=']) {
      expect(await get(path)).toMatchObject({ status: 404, text: 'not found' });
      const own = await get(path, 'lang=en; session=ada');
      expect(own).toEqual({ status: 200, text: 'Ada’s page', control: 'private, no-store' });
      expect(await get(path, other)).toMatchObject({ status: 404, text: 'not found' });
      expect(await get(path)).toMatchObject({ status: 404, text: 'not found' });
    }
  });

  it(`renders the public page ${path} once for members and visitors, without passing cookies to Astro`, async () => {
    const { get, rendered } = await startSite((_request, response) => {
      response.writeHead(200, { 'cache-tag': 'affirmation' });
      response.end('public');
    });
    expect((await get(path, 'session=ada')).text).toBe('public');
    expect((await get(path)).control).toBe('no-cache');
    expect(rendered.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });
});

describe('pages that the server does not cache', () => {
  it('a page for a request with a session cookie is sent with Cache-Control: private, no-store', async () => {
    const { get } = await startSite((_request, response) => response.end('hello'));
    expect((await get('/dashboard')).control).toBe('no-cache');
    expect((await get('/dashboard', 'session=ada')).control).toBe('private, no-store');
    expect((await get('/api/auth/user', 'session=ada')).control).toBe('private, no-store');
  });

  it.each([
    ['/classroom?ids=1,2', 'no-cache'],
    ['/print/sheet?ids=1,2', 'no-cache'],
    ['/classroom?ids=1,1000000001', 'private, no-store'],
    ['/print/sheet?collection=3&ids=1', 'private, no-store'],
    ['/print/sheet.pdf?ids=1', 'private, no-store'],
  ])(
    'the page %s for a member is sent with Cache-Control: %s: browsers store pages of chosen cards that everyone can see, but no collection, own affirmation or PDF',
    async (path, control) => {
      const { get } = await startSite((_request, response) => response.end('cards'));
      expect((await get(path, 'session=ada')).control).toBe(control);
    },
  );

  it('passes the real address of the client to Astro as X-Forwarded-For', async () => {
    const { get, rendered } = await startSite((_request, response) => response.end('hello'));
    await get('/login');
    expect(rendered[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

describe('forms', () => {
  const astro: AstroHandler = (_request, response, _next, locals) => {
    response.end(locals?.isBodyTooLarge ? 'too large' : 'form');
  };
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a form of the type %s with more than 100 fields is rejected as too large, without passing its body to Astro',
    async (type) => {
      const { url } = await startSite(astro);
      const post = async (fields: number) => {
        const field = type.startsWith('m')
          ? '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
          : 'a=1&';
        const headers = { origin: 'http://site', 'content-type': type };
        const body = field.repeat(fields);
        return (await fetch(`${url}/login`, { method: 'POST', headers, body })).text();
      };
      expect(await post(90)).toBe('form');
      const before = performance.now();
      expect(await post(110)).toBe('too large');
      expect(performance.now() - before).toBeLessThan(1500);
    },
  );

  it('doesn’t count the ampersands of a JSON body as form fields', async () => {
    const { url } = await startSite(astro);
    const headers = { origin: 'http://site', 'content-type': 'application/json' };
    const body = JSON.stringify({ text: '&'.repeat(280) });
    const answer = await fetch(`${url}/api/subscribers`, { method: 'POST', headers, body });
    expect(await answer.text()).toBe('form');
  });
});

describe('invalid requests', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'answers 405 to a %s request for a page without rendering it',
    async (method) => {
      const { raw, rendered } = await startSite((_request, response) => response.end('hello'));
      expect(await raw(method, '/login')).toEqual({ status: 405, allow: 'GET, HEAD, POST' });
      expect(rendered).toEqual([]);
    },
  );

  it('rejects a POST to a public page with 405 without rendering it', async () => {
    const { raw, rendered } = await startSite((_request, response) => response.end('hello'));
    expect(await raw('POST', '/categories/1?q=a')).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(rendered).toEqual([]);
  });

  it.each(['//elsewhere/about/', '/\\elsewhere/about/', 'http://elsewhere/', '*', '/api/%ff'])(
    'answers 400 to the request target %s, which is no path of the site',
    async (path) => {
      const { raw, rendered } = await startSite((_request, response) => response.end('hello'));
      expect(await raw('GET', path)).toMatchObject({ status: 400 });
      expect(rendered).toEqual([]);
    },
  );

  it('renders /404 in the lang parameter’s language for a path that cannot be decoded', async () => {
    const { get, rendered } = await startSite((_request, response) => response.end('hello'));
    await get('/affirmations/%ff?lang=fr');
    expect(rendered[0]).toMatchObject({ url: '/404', headers: { 'accept-language': 'fr' } });
  });
});

describe('pages that don’t exist', () => {
  const astro: AstroHandler = ({ url }, response) => {
    const isPage = url === '/404' || url === '/affirmations/0';
    response.writeHead(404, { 'content-type': 'text/html', 'cache-tag': isPage ? 'page' : '' });
    response.end(isPage ? `the page ${url}` : '');
  };

  it.each(['', 'session=ada'])(
    'the site renders its 404 page once, and sends that for every page that doesn’t exist, with the cookie %j',
    async (cookie) => {
      const { get, rendered } = await startSite(astro);
      for (let id = 1; id <= 5; id += 1) {
        const affirmation = await get(`/affirmations/${id}?both=1`, cookie);
        expect(affirmation).toMatchObject({ status: 404, text: 'the page /affirmations/0' });
        for (const path of [`/print/${id}`, `/categories/${id}`, '/_image', '/500'])
          expect(await get(path, cookie)).toMatchObject({ status: 404, text: 'the page /404' });
      }
      for (const page of ['/404', '/affirmations/0'])
        expect(rendered.filter(({ url }) => url === page)).toHaveLength(1);
    },
  );

  it('a missing file gets its empty 404 response, not the 404 page', async () => {
    const { get } = await startSite((_request, response) => response.writeHead(404).end());
    expect(await get('/share/nothing.png')).toMatchObject({ status: 404, text: '' });
  });
});
