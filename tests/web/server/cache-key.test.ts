import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../web/server/renderer.ts';
import { cacheKeyOf, isSearch } from '../../../web/server/cache-key.ts';

function request(url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers, method });
}

describe('cacheKeyOf', () => {
  it('a page is cached by its language and by those parameters of its URL that it uses', () => {
    const key = cacheKeyOf(request('/categories/3?utm=x&q=a%20b&lang=fr&page=2&categoryId=5'));
    expect(key).toEqual({ language: 'fr', url: '/categories/3?page=2&q=a+b&lang=fr' });
  });

  it.each(['/affirmations/12', '/print/12'])(
    'the page %s is cached separately with ?both=1, and an unknown parameter makes no difference',
    (path) => {
      expect(cacheKeyOf(request(`${path}?both=1&utm=x`))?.url).toBe(`${path}?both=1`);
      expect(cacheKeyOf(request(`${path}?utm=x`))?.url).toBe(path);
    },
  );

  it.each([
    ['/affirmations/12?both=2', '/affirmations/12'],
    ['/affirmations/12?both=1&both=2', '/affirmations/12?both=1'],
    ['/print/12?both=true', '/print/12'],
    ['/categories/3?page=x&q=+', '/categories/3'],
    ['/categories/3?page=2&page=3&q=a++b', '/categories/3?page=2&q=a+b'],
    ['/categories/anything', '/categories/1'],
    ['/moments/bedtime?age=6-8&moment=&skill=juggling&x=1', '/moments/bedtime?age=6-8'],
    [
      '/categories/5?skill=self-awareness&age=12&moment=worry',
      '/categories/5?moment=worry&skill=self-awareness',
    ],
    ['/affirmations/anything?both=2', '/affirmations/0'],
    ['/printable-cards?category=none&page=0', '/printable-cards'],
    ['/create?edit=x', '/create'],
    ['/listen?categoryId=3&page=2&moment=noon&paper=a4', '/listen?categoryId=3'],
    ['/styles/colors.css?c=red', '/styles/colors.css'],
    ['/api/affirmations?q=%20%E3%80%80%C2%A0', '/api/affirmations?q=%09'],
    ['/api/affirmations?q=+brave++bird', '/api/affirmations?q=brave+bird'],
  ])('the page at the URL %s is cached as %s, because both URLs show the same', (url, same) => {
    expect(cacheKeyOf(request(url))?.url).toBe(cacheKeyOf(request(same))?.url);
  });

  it.each(['/classroom', '/display', '/display/slides.json'])(
    '%s is cached for public lists only, and never for chosen cards or a collection, however the parameters are spelled',
    (path) => {
      expect(cacheKeyOf(request(`${path}?x=1&categoryId=4&q=brave`))?.url).toBe(
        `${path}?q=brave&categoryId=4`,
      );
      for (const query of ['collection=1', 'ids=1,2', '%69ds=1&categoryId=4', 'q=a&collection='])
        expect(cacheKeyOf(request(`${path}?${query}`)), query).toBeUndefined();
    },
  );

  it('keeps a question mark of the search text, encoded, in the cache key', () => {
    const key = cacheKeyOf(request('/categories/1?q=brave?&lang=fr'));
    expect(key).toEqual({ language: 'fr', url: '/categories/1?q=brave%3F&lang=fr' });
  });

  it.each([
    [{ cookie: 'a=b; lang=fr' }, 'fr'],
    [{ cookie: 'notlang=fr' }, 'en'],
    [{ cookie: 'lang=<script>', 'accept-language': 'fr-CA' }, 'fr'],
    [{ 'accept-language': 'de' }, 'en'],
  ])('the headers %j choose the language %s of the cached page', (headers, language) => {
    expect(cacheKeyOf(request('/', headers))?.language).toBe(language);
  });

  it.each([
    '/',
    '/about',
    '/affirmations/12',
    '/categories/x',
    '/api/categories',
    '/api/affirmations/7',
    '/share/affirmation-12.en.png',
    '/sitemap.xml',
    '/sitemap-affirmations-2.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ])('the site caches the page at the URL %s', (url) =>
    expect(cacheKeyOf(request(url))).toBeDefined(),
  );

  it.each([
    '/api/affirmations/random',
    '/api/affirmations/Random',
    '/api/auth/user',
    '/affirmations/1000000000',
    '/print/1000000000',
    '/api/affirmations/1000000000',
    '/dashboard',
    '/login',
    '/dashboard/collections/1',
    '/nothing',
    '/subscribe',
    '/create?edit=7',
    '/printable-cards?collection=7',
    '/printable-cards?category=5&collection=7',
    '/create?lang=fr&edit=7',
    '/listen?lang=fr&age=6-8&ids=1,2',
    '/listen?collection=7',
    '/listen?class=token',
    '/affirmations/12?preview=key',
    '/affirmations/12?lang=fr&preview=key',
  ])('the site does not cache the response to the URL %s', (url) =>
    expect(cacheKeyOf(request(url))).toBeUndefined(),
  );

  it('the site does not cache the response to a URL of more than 2,000 characters', () => {
    expect(cacheKeyOf(request(`/categories/1?q=${'a'.repeat(1900)}`))).toBeDefined();
    expect(cacheKeyOf(request(`/categories/1?q=${'a'.repeat(2000)}`))).toBeUndefined();
  });

  it('the site answers HEAD requests from the cache of pages, but not POST requests', () => {
    expect(cacheKeyOf(request('/', {}, 'POST'))).toBeUndefined();
    expect(cacheKeyOf(request('/', {}, 'HEAD'))).toBeDefined();
  });
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['broken', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers Accept-Encoding %j with the encoding %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

it.each([
  ['/categories/1?q=brave', true],
  ['/api/affirmations?q=brave', true],
  ['/api/affirmations/keywords?q=brave', true],
  ['/categories/1?q=%20', false],
  ['/about?q=brave', false],
])(
  'the site treats a request for %s as a search, of which few run at once: %s',
  (url, expected) => {
    expect(isSearch(url)).toBe(expected);
  },
);
