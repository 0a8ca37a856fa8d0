import { describe, expect, it } from 'vitest';
import { categoryIdOf, categoryPath } from '../../../web/logic/category.ts';
import { langOf, withLanguage, withoutLanguage } from '../../../web/logic/language.ts';
import { lastPage, pageOf } from '../../../web/logic/paging.ts';
import { publicIdOf } from '../../../web/logic/public-id.ts';
import { searchOf } from '../../../web/logic/search.ts';

describe('the id in an address', () => {
  it.each([
    ['4', 4],
    ['abc', 1],
    ['1.5', 1],
    ['2abc', 1],
    ['', 1],
    [undefined, 1],
    ['-3', -3],
    ['999', 999],
  ])('of a category, %j is %i', (part, id) => {
    expect(categoryIdOf(part)).toBe(id);
  });

  it.each([
    ['12', 12],
    ['1e9', 0],
    ['-1', 0],
    ['abc', 0],
    [undefined, 0],
    ['99999999999', 0],
  ])('of an affirmation, %j is %i', (part, id) => {
    expect(publicIdOf(part)).toBe(id);
  });
});

describe('the address of a category', () => {
  it('names only what is needed', () => {
    expect(categoryPath(3)).toBe('/categories/3');
    expect(categoryPath(3, { page: 1 })).toBe('/categories/3');
    expect(categoryPath(1, { q: 'brave & kind', page: 2 })).toBe(
      '/categories/1?q=brave+%26+kind&page=2',
    );
  });
});

describe('paging', () => {
  it.each([
    [null, 1],
    ['2', 2],
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['1.5', 1],
    ['99999999999999999999', 1],
  ])('reads %j as page %i', (parameter, page) => {
    expect(pageOf(parameter)).toBe(page);
  });

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [102, 9],
  ])('puts %i affirmations on %i pages', (total, pages) => {
    expect(lastPage(total)).toBe(pages);
  });
});

describe('the search text', () => {
  it.each([
    [null, { text: '', q: undefined, isTooLong: false }],
    ['   ', { text: '', q: undefined, isTooLong: false }],
    ['\u0000\n', { text: '', q: undefined, isTooLong: false }],
    [' brave ', { text: 'brave', q: 'brave', isTooLong: false }],
    ['x'.repeat(101), { text: 'x'.repeat(101), q: undefined, isTooLong: true }],
  ])('%j is read', (parameter, search) => {
    expect(searchOf(parameter)).toEqual(search);
  });
});

describe('the language in an address', () => {
  const address = new URL('http://site.test/categories/1?q=a&lang=en#top');

  it('is named, changed and taken away without touching the rest', () => {
    expect(withLanguage(address, 'fr').href).toBe('http://site.test/categories/1?q=a&lang=fr#top');
    expect(withoutLanguage(address).href).toBe('http://site.test/categories/1?q=a#top');
    expect(address.searchParams.get('lang')).toBe('en');
  });

  it('of a text is marked only where it differs from the page', () => {
    expect(langOf({ lang: 'en' }, 'fr')).toBe('en');
    expect(langOf({ lang: 'fr' }, 'fr')).toBeUndefined();
  });
});
