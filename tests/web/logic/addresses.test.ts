import { describe, expect, it } from 'vitest';
import { parseCategoryId } from '../../../web/logic/category.ts';
import { listingPath, parseFilter, randomPath } from '../../../web/logic/listing.ts';
import { langOf } from '../../../web/logic/language.ts';
import { withLanguage, withoutLanguage } from '../../../web/logic/language-url.ts';
import { lastPage, parsePage } from '../../../web/logic/paging.ts';
import { parseIdOrZero } from '../../../web/logic/ids.ts';
import { parseSearch } from '../../../web/logic/search.ts';

describe('ids in URLs', () => {
  it.each([
    ['4', 4],
    ['abc', 1],
    ['1.5', 1],
    ['2abc', 1],
    ['', 1],
    [undefined, 1],
    ['-3', -3],
    ['999', 999],
  ])('reads the category id %j in a URL as %i', (part, id) => {
    expect(parseCategoryId(part)).toBe(id);
  });

  it.each([
    ['12', 12],
    ['1e9', 0],
    ['-1', 0],
    ['abc', 0],
    [undefined, 0],
    ['99999999999', 0],
  ])('parses the affirmation id %j in a URL as %i', (part, id) => {
    expect(parseIdOrZero(part)).toBe(id);
  });
});

describe('paths of lists', () => {
  it('the URL of a list contains only the filters that are set, and the page number only from page 2 on', () => {
    expect(listingPath({ categoryId: 3, page: 1 })).toBe('/categories/3');
    expect(listingPath({ q: 'brave & kind', page: 2 })).toBe(
      '/categories/1?q=brave+%26+kind&page=2',
    );
    expect(listingPath({ moment: 'bedtime', age: '6-8' })).toBe('/moments/bedtime?age=6-8');
    expect(listingPath({ categoryId: 5, moment: 'bedtime', skill: 'self-management' })).toBe(
      '/categories/5?moment=bedtime&skill=self-management',
    );
    expect(randomPath({ categoryId: 1, moment: 'bedtime', q: 'owl', page: 2 })).toBe(
      '/api/affirmations/random?moment=bedtime',
    );
    expect(randomPath({ categoryId: 5, age: '4-5' })).toBe(
      '/api/affirmations/random?categoryId=5&age=4-5',
    );
  });

  it('ignores unknown values of a filter in a URL', () => {
    const read = (query: string) => parseFilter(new URLSearchParams(query));
    expect(read('moment=worry&age=9-11&skill=self-awareness')).toEqual({
      moment: 'worry',
      age: '9-11',
      skill: 'self-awareness',
    });
    expect(read('moment=Worry&age=12&skill=')).toEqual({});
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
  ])('parses the page parameter %j as page %i', (parameter, page) => {
    expect(parsePage(parameter)).toBe(page);
  });

  it.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [102, 9],
  ])('spreads %i affirmations over %i pages', (total, pages) => {
    expect(lastPage(total)).toBe(pages);
  });
});

describe('parseSearch', () => {
  it.each([
    [null, { text: '', q: undefined, isTooLong: false }],
    ['   ', { text: '', q: undefined, isTooLong: false }],
    ['\u0000\n', { text: '', q: undefined, isTooLong: false }],
    [' brave ', { text: 'brave', q: 'brave', isTooLong: false }],
    ['x'.repeat(101), { text: 'x'.repeat(101), q: undefined, isTooLong: true }],
  ])('parses the search parameter %j as %j', (parameter, search) => {
    expect(parseSearch(parameter)).toEqual(search);
  });
});

describe('languages in URLs', () => {
  const address = new URL('http://site.test/categories/1?q=a&lang=en#top');

  it('sets and removes the lang parameter of a URL without changing the rest', () => {
    expect(withLanguage(address, 'fr').href).toBe('http://site.test/categories/1?q=a&lang=fr#top');
    expect(withoutLanguage(address).href).toBe('http://site.test/categories/1?q=a#top');
    expect(address.searchParams.get('lang')).toBe('en');
  });

  it('a text gets a lang attribute only if its language differs from the page’s', () => {
    expect(langOf({ lang: 'en' }, 'fr')).toBe('en');
    expect(langOf({ lang: 'fr' }, 'fr')).toBeUndefined();
  });
});
