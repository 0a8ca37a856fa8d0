import { describe, expect, it } from 'vitest';
import { chooseLanguage, fromAcceptLanguage, isLanguage } from '#contract/language';

describe('chooseLanguage', () => {
  it('chooseLanguage prefers the parameter, then the cookie, then Accept-Language, then English', () => {
    const all = { parameter: 'fr', cookie: 'en', acceptLanguage: 'en' };
    expect(chooseLanguage(all)).toBe('fr');
    expect(chooseLanguage({ ...all, parameter: undefined, cookie: 'fr' })).toBe('fr');
    expect(chooseLanguage({ acceptLanguage: 'fr' })).toBe('fr');
    expect(chooseLanguage({})).toBe('en');
  });

  it.each(['FR', 'fr-CA', ' fr', 'de', '', '<script>', ['fr'], null])(
    'ignores %j as a language parameter or cookie',
    (value) => {
      expect(isLanguage(value)).toBe(false);
      expect(chooseLanguage({ parameter: value, cookie: value, acceptLanguage: 'fr' })).toBe('fr');
    },
  );
});

describe('fromAcceptLanguage', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['de, fr;q=0.5, en;q=0.9', 'en'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['en;q=0.8, fr;q=0.8', 'en'],
    ['de-DE, es;q=0.9', undefined],
    ['*', undefined],
    [';;q=,,fr;q=x', undefined],
    [`${'de,'.repeat(9)}fr,en`, 'fr'],
    [`${'de,'.repeat(10)}fr`, undefined],
    [`${' '.repeat(200)}fr`, undefined],
    ['', undefined],
  ])('chooses from the Accept-Language header %j the language %j', (header, language) => {
    expect(fromAcceptLanguage(header)).toBe(language);
  });
});
