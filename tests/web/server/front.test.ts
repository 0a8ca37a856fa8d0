import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { asker } from '../../../web/server/answer.ts';
import { AnswerCache } from '../../../web/server/cache.ts';
import { front } from '../../../web/server/front.ts';
import { pageHeaders, privateHeaders } from '../../../web/server/headers.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The front before an Astro of the test's own, over HTTP. Out: how to ask it, and what Astro was asked. */
async function site(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const handler: RequestListener = (request, response) => {
    asked.push(request);
    answer(request, response);
  };
  const ask = asker(handler, pageHeaders);
  const server = createServer(
    front({
      cache: new AnswerCache(({ url }) => ask({ url, headers: { host: 'site' } })),
      files: new Map(),
      ask,
      askAlone: asker(handler, pageHeaders, privateHeaders),
      siteUrl: 'http://site',
      proxies: 0,
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
  /** A request as no browser would make it. */
  const raw = async (method: string, path: string) => {
    const asking = send({ host: '127.0.0.1', port: address.port, method, path }).end();
    const [response]: IncomingMessage[] = await once(asking, 'response');
    response?.resume();
    return { status: response?.statusCode, allow: response?.headers.allow };
  };
  return { url: `http://127.0.0.1:${address.port}`, get, raw, asked };
}

/** What is Ada's alone: nobody else has it. */
const ofAda: RequestListener = ({ headers }, response) => {
  const isAda = headers.cookie?.includes('session=ada') === true;
  response.writeHead(isAda ? 200 : 404, {
    'cache-control': 'no-cache',
    'cache-tag': 'affirmation',
  });
  response.end(isAda ? 'Ada’s own' : 'nothing');
};

describe.each(['/affirmations/12', '/print/12', '/api/affirmations/12'])('%s', (path) => {
  it('is shown to its author alone, before and after others have asked', async () => {
    const { get } = await site(ofAda);
    for (const other of ['session=bob', 'session=']) {
      expect(await get(path)).toMatchObject({ status: 404, text: 'nothing' });
      const own = await get(path, 'lang=en; session=ada');
      expect(own).toEqual({ status: 200, text: 'Ada’s own', control: 'private, no-store' });
      expect(await get(path, other)).toMatchObject({ status: 404, text: 'nothing' });
      expect(await get(path)).toMatchObject({ status: 404, text: 'nothing' });
    }
  });

  it('is told who asks only where there is nothing for everybody', async () => {
    const { get, asked } = await site((_request, response) => {
      response.writeHead(200, { 'cache-tag': 'affirmation' });
      response.end('everybody’s');
    });
    expect((await get(path, 'session=ada')).text).toBe('everybody’s');
    expect((await get(path)).control).toBe('no-cache');
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });
});

describe('what is not kept', () => {
  it('is not kept by a browser either where somebody with a session asks', async () => {
    const { get } = await site((_request, response) => response.end('hello'));
    expect((await get('/dashboard')).control).toBe('no-cache');
    expect((await get('/dashboard', 'session=ada')).control).toBe('private, no-store');
    expect((await get('/api/auth/user', 'session=ada')).control).toBe('private, no-store');
  });

  it('knows the caller’s own address, whatever they say', async () => {
    const { get, asked } = await site((_request, response) => response.end('hello'));
    await get('/login');
    expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

describe('what no browser asks', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is for no page', async (method) => {
    const { raw, asked } = await site((_request, response) => response.end('hello'));
    expect(await raw(method, '/login')).toEqual({ status: 405, allow: 'GET, HEAD, POST' });
    expect(asked).toEqual([]);
  });

  it('a form is for no page that is the same for everybody', async () => {
    const { raw, asked } = await site((_request, response) => response.end('hello'));
    expect(await raw('POST', '/categories/1?q=a')).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(asked).toEqual([]);
  });

  it.each(['//elsewhere/about/', '/\\elsewhere/about/', 'http://elsewhere/', '*', '/api/%ff'])(
    '%s is no address of the site',
    async (path) => {
      const { raw, asked } = await site((_request, response) => response.end('hello'));
      expect(await raw('GET', path)).toMatchObject({ status: 400 });
      expect(asked).toEqual([]);
    },
  );

  it('what cannot be read is the page that is missing, in the language that is asked for', async () => {
    const { get, asked } = await site((_request, response) => response.end('hello'));
    await get('/affirmations/%ff?lang=fr');
    expect(asked[0]?.url).toBe('/404?lang=fr');
  });
});
