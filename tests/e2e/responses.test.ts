import { describe, expect, inject, it } from 'vitest';
import { errorBody } from '#contract/error';
import { closed, missing, pages } from './pages.ts';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(inject('site') + path, { headers, method, redirect: 'manual' });

describe('every page', () => {
  it.each([...pages, ...closed])(
    'the page %s is compressed, has security and caching headers, and sets no cookie',
    async (path) => {
      const answer = await get(path, { 'Accept-Encoding': 'br' });
      const isClosed = closed.some((each) => each === path);
      expect(answer.status).toBe(isClosed ? 401 : 200);
      const header = (name: string) => answer.headers.get(name) ?? '';
      expect(header('content-type')).toMatch(/^text\/html/);
      expect(header('content-encoding')).toBe('br');
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('referrer-policy')).toBe(
        path.includes('code=') ? 'strict-origin' : 'strict-origin-when-cross-origin',
      );
      expect(header('x-powered-by')).toBe('');
      expect(header('cache-control')).toMatch(
        /^\/(?:about|affirmations|categories|classroom|create|display|favorites|legal|lesson-guide|listen|moments|offline|print|today|year-plan|$)/.test(
          path,
        )
          ? /no-cache/
          : /no-store/,
      );
      const policy = header('content-security-policy');
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|https?:|\*/);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it.each(missing)('answers %s, which does not exist, with a 404 page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('every page has a title, a description and one h1, and public pages link to their URL in both languages', async () => {
    // Print pages and slide shows are not meant for search engines.
    const isUnlisted = (path: string) =>
      /^\/(?:classroom|display|offline\/page|print\/)/.test(path);
    for (const path of [...pages, ...closed].filter((each) => !isUnlisted(each))) {
      const html = await (await get(path)).text();
      expect(html, path).toMatch(/<title>[^<]{3,}<\/title>/);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}"/);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      if (path.startsWith('/dashboard')) continue;
      for (const language of ['en', 'fr', 'x-default'])
        expect(html, path).toMatch(new RegExp(`<link rel="alternate" hreflang="${language}"`));
      expect(html, path).toMatch(/<link rel="canonical" href="http/);
    }
  });

  it.each(['/', '/about', '/categories/4', '/affirmations/1', '/login'])(
    'the canonical link of %s is the requested URL, with and without a lang parameter',
    async (path) => {
      for (const asked of [path, `${path}?lang=en`, `${path}?lang=fr`]) {
        const html = await (await get(asked, { 'Accept-Language': 'en' })).text();
        expect(html).toContain(`<link rel="canonical" href="${inject('site')}${asked}">`);
      }
    },
  );

  it('responds with 304 to a page that has not changed', async () => {
    const first = await get('/');
    const again = await get('/', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('responds to HEAD with the same ETag as to GET, without a body', async () => {
    const [head, full] = [await get('/about', {}, 'HEAD'), await get('/about')];
    expect(await head.text()).toBe('');
    expect(head.headers.get('etag')).toBe(full.headers.get('etag'));
  });
});

describe('redirects', () => {
  it.each([
    ['/categories', '/categories/1'],
    ['/categories/1?page=999', '/categories/1?page='],
  ])('the URL %s redirects to %s', async (path, target) => {
    const answer = await get(path);
    expect([301, 302, 303, 307, 308]).toContain(answer.status);
    expect(answer.headers.get('location')).toContain(target);
  });

  it('/api/affirmations/random redirects browsers and responds with JSON to scripts', async () => {
    const link = await get('/api/affirmations/random?lang=fr', { 'Sec-Fetch-Dest': 'document' });
    expect(link.status).toBe(303);
    expect(link.headers.get('location')).toMatch(/^\/affirmations\/\d+\?lang=fr$/);
    const call = await get('/api/affirmations/random', {
      'Sec-Fetch-Dest': 'empty',
      Accept: '*/*',
    });
    expect(call.status).toBe(200);
    expect(call.headers.get('cache-control')).toBe('no-store');
    expect(await call.json()).toHaveProperty('text');
  });

  it('/api/affirmations/random never redirects a browser that keeps its cookies to the same affirmation twice in a row', async () => {
    let cookie = '';
    let last = '';
    // Among four affirmations, 30 random draws repeat one almost certainly.
    const path = '/api/affirmations/random?categoryId=6&moment=sadness';
    for (let draw = 0; draw < 30; draw += 1) {
      const link = await get(path, { Accept: 'text/html', Cookie: cookie });
      const target = link.headers.get('location') ?? '';
      expect(target).not.toBe(last);
      last = target;
      cookie = link.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    }
  });
});

describe('API calls', () => {
  it.each([
    ['GET', '/api/upload', 404],
    ['GET', '/api/users', 404],
    ['GET', '/api/changes', 404],
    ['GET', '/api', 404],
    ['GET', '/api/categories/../upload', 404],
    ['GET', '/api/affirmations/abc', 404],
    ['GET', '/api/affirmations?categoryId=abc', 400],
    ['POST', '/api/affirmations', 405],
    ['DELETE', '/api/affirmations/1', 405],
    ['PUT', '/api/categories', 405],
    ['DELETE', '/api/auth/user', 405],
  ])(
    'answers %s %s with %i and the standard error body in French',
    async (method, path, status) => {
      const answer = await get(path, { 'Accept-Language': 'fr' }, method);
      expect(answer.status).toBe(status);
      const { error } = errorBody.parse(await answer.json());
      expect(error.message).toMatch(/n’|Cet/);
    },
  );

  it('ignores unknown parameters of an API call', async () => {
    const plain = await (await get('/api/affirmations?categoryId=3&lang=fr')).text();
    const more =
      '/api/affirmations?categoryId=3&lang=fr&populate=*&filters[id][$gt]=0&status=draft';
    expect(await (await get(more)).text()).toBe(plain);
  });

  it('rejects a text body with 415, a body of 1 MB with 413, and a POST to a call that only reads with 405', async () => {
    const post = async (path: string, type: string, body: string) => {
      const headers = { 'Content-Type': type };
      const answer = await fetch(inject('site') + path, { method: 'POST', headers, body });
      return answer.status;
    };
    const tooLarge = JSON.stringify({ email: 'x'.repeat(1_000_000) });
    expect(await post('/api/subscribers', 'text/plain', 'x')).toBe(415);
    expect(await post('/api/subscribers', 'application/json', tooLarge)).toBe(413);
    expect(await post('/api/categories', 'application/json', '{}')).toBe(405);
  });
});

describe('odd paths and headers', () => {
  const hostile = [
    '/%E0%A4%A',
    '/categories/%E0%A4%A',
    '/categories/%00',
    '/categories/1?page=abc',
    '/categories/1?page=-1',
    '/categories/1?page=99999999999999999999',
    '/categories/1?q=%E0%A4%A',
    '/categories/1?q=a&q=b',
    '/categories/1?q=%00%00',
    '/categories/1?q=%F0%9F%90%A6',
    `/categories/1?q=${'x'.repeat(5000)}`,
    '/categories/1?q=%3Cscript%3Ealert(1)%3C/script%3E',
    '/categories/2abc',
    '/categories/1.5',
    '/affirmations/1e9',
    '/affirmations/-1',
    '/affirmations/%2e%2e',
    '/?lang=%3Cscript%3E',
    '/?lang=fr&lang=en',
    '//evil.example/',
    '/..%2f..%2fetc/passwd',
    '/_astro/nothing.js',
    '/dashboard/collections/%27',
  ];

  it.each(hostile)(
    'answers the path %s without a 5xx status, and puts no script from it into the page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBeLessThan(500);
      // In a quoted attribute, such as the search box's value, it is only text.
      const markup = (await answer.text()).replaceAll(/="[^"]*"/g, '');
      expect(markup).not.toContain('<script>alert(1)');
    },
  );

  it.each([
    { Cookie: 'lang=%E0%A4%A; =; a' },
    { 'Accept-Language': ',;q=,x'.repeat(500) },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
    { 'Accept-Encoding': 'br;q=0, *;q=0' },
  ])(
    'the home page answers 200 to the odd request headers %j, and does not contain the host that they name',
    async (headers) => {
      const answer = await get('/', headers);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('evil.example');
    },
  );
});
