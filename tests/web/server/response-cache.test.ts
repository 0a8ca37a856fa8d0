import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRenderer, type RenderedResponse } from '../../../web/server/renderer.ts';
import { ResponseCache } from '../../../web/server/response-cache.ts';

const home = { language: 'en', url: '/' } as const;

function htmlResponse(text: string, tags = ['affirmation'], status = 200): RenderedResponse {
  const body = Buffer.from(text);
  return {
    status,
    type: 'text/html',
    etag: '',
    headers: { br: [], gzip: [], identity: [] },
    tags,
    bodies: { br: body, gzip: body, identity: body },
    size: body.length,
  };
}

/** A cache whose renderings wait for the test to end them. */
function setUp() {
  const renderings: {
    resolve: (response: RenderedResponse) => void;
    reject: (error: Error) => void;
  }[] = [];
  const cache = new ResponseCache(
    () => new Promise((resolve, reject) => renderings.push({ resolve, reject })),
  );
  return {
    cache,
    renderings,
    // The way the request handler uses the cache.
    get: async (key: Parameters<typeof cache.get>[0] = home) =>
      (cache.getFresh(key) ?? (await cache.get(key))).bodies.identity.toString(),
  };
}

/** A cache that holds the home page already. */
async function setUpWarm() {
  const all = setUp();
  const response = all.get();
  all.renderings.shift()?.resolve(htmlResponse('old'));
  await response;
  return all;
}

describe('ResponseCache', () => {
  it('renders a page once for simultaneous and later requests', async () => {
    const { renderings, get } = setUp();
    const response = [get(), get(), get()];
    expect(renderings).toHaveLength(1);
    renderings[0]?.resolve(htmlResponse('one'));
    expect(await Promise.all(response)).toEqual(['one', 'one', 'one']);
    expect(await get()).toBe('one');
    expect(renderings).toHaveLength(1);
  });

  it('a visitor gets the requested page even if the full cache dropped it while it was being rendered', async () => {
    const { renderings, get } = setUp();
    const slow = get();
    const [slowRendering] = renderings;
    const large = 'x'.repeat(1024 * 1024);
    for (let id = 1; id <= 70; id += 1) {
      const page = get({ language: 'en', url: `/affirmations/${String(id)}` });
      renderings.at(-1)?.resolve(htmlResponse(large));
      await page;
    }
    slowRendering?.resolve(htmlResponse('home'));
    expect(await slow).toBe('home');
  });

  it('a cached page is rendered again once it has expired, and the old page is shown if that fails', async () => {
    const { renderings, get } = setUp();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:59:59Z') });
    onTestFinished(() => void vi.useRealTimers());
    const first = get();
    const expiresAt = Date.parse('2026-11-25T00:00:00Z');
    renderings.shift()?.resolve({ ...htmlResponse('Tuesday'), expiresAt });
    expect([await first, await get()]).toEqual(['Tuesday', 'Tuesday']);
    vi.setSystemTime(expiresAt);
    const failing = get();
    renderings.shift()?.reject(new Error('down'));
    expect(await failing).toBe('Tuesday');
    vi.setSystemTime(expiresAt + 10_000);
    const next = get();
    renderings.shift()?.resolve(htmlResponse('Wednesday'));
    expect(await next).toBe('Wednesday');
  });

  it('the page cache’s getFresh returns a cached response at once, or undefined if there is none or its content has changed', async () => {
    const { cache, renderings, get } = setUp();
    expect(cache.getFresh(home)).toBeUndefined();
    const response = get();
    renderings[0]?.resolve(htmlResponse('one'));
    await response;
    expect(cache.getFresh(home)?.bodies.identity.toString()).toBe('one');
    cache.invalidate({ noun: 'affirmation', id: 1 });
    expect(cache.getFresh(home)).toBeUndefined();
  });

  it('caches each language of a page separately', async () => {
    const { renderings, get } = await setUpWarm();
    const french = get({ language: 'fr', url: '/' });
    renderings[0]?.resolve(htmlResponse('français'));
    expect(await french).toBe('français');
    expect(await get()).toBe('old');
  });

  it('renders a cached page again after a change to its content, but not after other changes', async () => {
    const { cache, renderings, get } = await setUpWarm();
    cache.invalidate({ noun: 'testimonial', id: 1 });
    expect(await get()).toBe('old');
    cache.invalidate({ noun: 'affirmation', id: 1 });
    const response = get();
    renderings[0]?.resolve(htmlResponse('new'));
    expect(await response).toBe('new');
  });

  it('renders a page a second time, and serves only that, if its content changes during the first rendering', async () => {
    const { cache, renderings, get } = setUp();
    const response = get();
    cache.invalidate({ noun: 'affirmation', id: 1 });
    renderings.shift()?.resolve(htmlResponse('made before the change'));
    await expect.poll(() => renderings.length).toBe(1);
    renderings[0]?.resolve(htmlResponse('made after it'));
    expect(await response).toBe('made after it');
  });

  it.each([
    [
      'rendering throws',
      (rendering: ReturnType<typeof setUp>['renderings'][0]) =>
        rendering.reject(new Error('no database')),
    ],
    [
      'rendering ends with status 503',
      (rendering: ReturnType<typeof setUp>['renderings'][0]) =>
        rendering.resolve(htmlResponse('failed', [], 503)),
    ],
    [
      'a part of the page failed',
      (rendering: ReturnType<typeof setUp>['renderings'][0]) =>
        rendering.resolve(htmlResponse('partly', [])),
    ],
  ])(
    'the cache serves a page’s old version for two seconds when %s after a change',
    async (_reason, fail) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { cache, renderings, get } = await setUpWarm();
      cache.invalidateAll();
      const response = get();
      const [rendering] = renderings;
      if (!rendering) throw new Error('nothing is rendering');
      fail(rendering);
      expect(await response).toBe('old');
      // Not tried again at once, or every visitor would wait for the same failure.
      expect(await get()).toBe('old');
      expect(renderings).toHaveLength(1);
      vi.setSystemTime(Date.now() + 2000);
      void get();
      expect(renderings).toHaveLength(2);
    },
  );

  it('drops a cached page that has become a 404, and never caches the 404', async () => {
    const { cache, renderings, get } = await setUpWarm();
    cache.invalidateAll();
    const response = get();
    renderings.shift()?.resolve(htmlResponse('gone', [], 404));
    expect(await response).toBe('gone');
    const again = get();
    renderings[0]?.resolve(htmlResponse('back'));
    expect(await again).toBe('back');
  });

  it('returns a page with a part that could not be loaded if no older page is cached, and does not cache it', async () => {
    const { renderings, get } = setUp();
    const response = get();
    renderings.shift()?.resolve(htmlResponse('partly', []));
    expect(await response).toBe('partly');
    const again = get();
    renderings.shift()?.resolve(htmlResponse('whole'));
    expect(await again).toBe('whole');
  });

  it('the error of a failed rendering is passed on if the cache has no older version of the page', async () => {
    const { renderings, get } = setUp();
    const response = get();
    renderings.shift()?.reject(new Error('no database'));
    await expect(response).rejects.toThrow('no database');
  });

  it('a cached page older than a minute is still served, while it is rendered again for later visitors', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { cache, renderings, get } = await setUpWarm();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    onTestFinished(() => {
      clock.mockRestore();
      vi.useRealTimers();
    });
    vi.advanceTimersByTime(1000);
    expect(cache.getFresh(home)).toBeUndefined();
    expect(await get()).toBe('old');
    renderings.shift()?.resolve(htmlResponse('new'));
    await vi.waitFor(async () => expect(await get()).toBe('new'));
    expect(renderings).toEqual([]);
  });

  it('cached pages up to 128 KiB are compressed again with more effort for later visitors, one page a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const text = Array.from({ length: 2000 }, (_, index) => `<p>I can do ${index ** 3} things.`);
    const render = createRenderer(({ url }, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-tag': 'affirmation' });
      response.end(text.join('').repeat(url === '/large' ? 3 : 1));
    }, {});
    const cache = new ResponseCache(({ url }) => render({ url, headers: {} }));
    const sizeOf = (url: string) => cache.getFresh({ language: 'en', url })?.bodies.br.length;
    const first = await cache.get(home);
    const size = first.bodies.br.length;
    await cache.get({ language: 'en', url: '/about' });
    await expect.poll(() => sizeOf('/')).toBeLessThan(size);
    vi.setSystemTime(Date.now() + 1000);
    // Too large, so that the next page gets its turn.
    await cache.get({ language: 'en', url: '/large' });
    await cache.get({ language: 'en', url: '/help' });
    await expect.poll(() => sizeOf('/help')).toBeLessThan(size);
    expect(sizeOf('/about')).toBe(size);
    vi.setSystemTime(Date.now() + 1000);
    await expect.poll(() => sizeOf('/about')).toBeLessThan(size);

    const { bodies, headers } = cache.getFresh(home) ?? first;
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity);
    expect(headers.br.slice(-2)).toEqual(['content-length', String(bodies.br.length)]);
  });
});
