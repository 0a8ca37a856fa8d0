import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { chooseCoding } from '../../../web/server/answer.ts';
import { keptAddress } from '../../../web/server/kept.ts';

function request(url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers, method });
}

describe('keptAddress', () => {
  it('chooses the language and drops what an answer does not depend on', () => {
    const address = keptAddress(request('/categories/3?utm=x&q=a%20b&lang=fr&page=2&categoryId=5'));
    expect(address).toEqual({ language: 'fr', url: '/categories/3?page=2&q=a+b&lang=fr' });
  });

  it.each(['/affirmations/12', '/print/12'])('tells both languages of %s from one', (path) => {
    expect(keptAddress(request(`${path}?both=1&utm=x`))?.url).toBe(`${path}?both=1`);
    expect(keptAddress(request(`${path}?utm=x`))?.url).toBe(path);
  });

  it('takes a question mark in a query for what it is', () => {
    const address = keptAddress(request('/categories/1?q=brave?&lang=fr'));
    expect(address).toEqual({ language: 'fr', url: '/categories/1?q=brave%3F&lang=fr' });
  });

  it.each([
    [{ cookie: 'a=b; lang=fr' }, 'fr'],
    [{ cookie: 'notlang=fr' }, 'en'],
    [{ cookie: 'lang=<script>', 'accept-language': 'fr-CA' }, 'fr'],
    [{ 'accept-language': 'de' }, 'en'],
  ])('reads %j as %s', (headers, language) => {
    expect(keptAddress(request('/', headers))?.language).toBe(language);
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
  ])('knows %s', (url) => expect(keptAddress(request(url))).toBeDefined());

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
  ])('leaves %s alone', (url) => expect(keptAddress(request(url))).toBeUndefined());

  it('leaves alone what is written', () => {
    expect(keptAddress(request('/', {}, 'POST'))).toBeUndefined();
    expect(keptAddress(request('/', {}, 'HEAD'))).toBeDefined();
  });
});

describe('chooseCoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['broken', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('reads %j as %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});
