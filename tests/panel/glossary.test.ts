import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '#contract/glossary';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { categories } from '../../cms/src/seed/categories.ts';
import { terms as seed } from '../../cms/src/seed/terms.ts';
import { testimonials } from '../../cms/src/seed/testimonials.ts';
import { weeks } from '../../cms/src/seed/weeks.ts';
import { findTerms, termsIn, unusedTerms } from '../../cms/src/translation/admin/glossary.ts';

const term = (english: string, french: string, doNotTranslate = false): GlossaryTerm => ({
  documentId: english,
  english,
  french,
  note: '',
  noteFr: '',
  doNotTranslate,
});
const terms = [
  term('to grow', 'grandir'),
  term('worry', 'le souci; inquiéter'),
  term('worry stone', 'galet à soucis'),
  term('I am enough', 'Je suis bien comme je suis'),
  term('enough', 'assez'),
  term('Colibri', '', true),
];

describe('terms in a source text', () => {
  const found = (source: string) =>
    findTerms(source, 'en', terms).flatMap(({ text, term: is }) =>
      is ? [`${text}=${is.english}`] : [],
    );

  it.each([
    ['I grow at my own pace.', ['grow=to grow']],
    ['Growing takes time.', ['Growing=to grow']],
    ['A grown-up, a grow-bag and slow-growing beans.', []],
    ['My worries, your worry.', ['worries=worry', 'worry=worry']],
    ['A worry stone.', ['worry stone=worry stone']],
    ['I am enough, just as I am.', ['I am enough=I am enough']],
    ['That is enough.', ['enough=enough']],
    ['Ask Colibri (now).', ['Colibri=Colibri']],
    ['Nothing here.', []],
  ])(
    'finds the glossary terms in “%s” with their endings, longer terms first',
    (source, expected) => {
      expect(found(source)).toEqual(expected);
    },
  );

  it('keeps the whole source text when it marks glossary terms', () => {
    const source = 'I grow; my worries don’t. Colibri!';
    const pieces = findTerms(source, 'en', terms);
    expect(pieces.map(({ text }) => text).join('')).toBe(source);
    expect(findTerms(source, 'en', [])).toEqual([{ text: source }]);
  });

  it('finds French glossary terms in a French source text', () => {
    const pieces = findTerms('Mes soucis dorment.', 'fr', terms);
    expect(pieces).toContainEqual({ text: 'soucis', term: terms[1] });
    expect(unusedTerms(termsIn(pieces), 'My worries sleep.', 'en')).toEqual([]);
  });

  it('reads special characters of regular expressions in a glossary term literally', () => {
    expect(() => findTerms('What (now?', 'en', [term('What (now?+*[', 'x')])).not.toThrow();
  });
});

describe('terms that a translation does not use', () => {
  const unused = (source: string, translation: string) =>
    unusedTerms(termsIn(findTerms(source, 'en', terms)), translation, 'fr').map(
      ({ english }) => english,
    );

  it.each([
    ['I grow.', 'Je grandis.', []],
    ['I grow.', 'Je pousse.', ['to grow']],
    ['My worries sleep.', 'Mes soucis dorment.', []],
    ['Do not worry.', 'Ne t’inquiète pas.', []],
    ['I am enough.', 'Je suis bien, comme je suis.', []],
    ['I like Colibri.', 'J’aime Colibri.', []],
    ['I like Colibri.', 'J’aime le colibri.', ['Colibri']],
    ['Nothing here.', 'Rien.', []],
  ])(
    'checking the translation of “%s” as “%s” reports the glossary terms %j as not used',
    (source, translation, expected) => {
      expect(unused(source, translation)).toEqual(expected);
    },
  );
});

it('the French texts of the seed use the French of every glossary term that their English contains', () => {
  const glossary = seed.map(({ english, french = '', doNotTranslate = false }) =>
    term(english, french, doNotTranslate),
  );
  const texts = [...affirmations, ...testimonials, ...categories, ...weeks].flatMap(
    ({ en, fr }) => {
      const french = new Map(Object.entries(fr));
      return Object.entries(en).map(
        ([field, text]) => [String(text), String(french.get(field))] as const,
      );
    },
  );
  const disagreements = texts.flatMap(([english, french]) =>
    unusedTerms(termsIn(findTerms(english, 'en', glossary)), french, 'fr').map(
      (unused) => `${unused.english}: ${english} | ${french}`,
    ),
  );
  expect(texts.length).toBeGreaterThan(200);
  expect(disagreements).toEqual([]);
});

it('each note of the glossary that comes with Colibri is in both languages', () => {
  const single = seed.filter(({ note, noteFr }) => Boolean(note) !== Boolean(noteFr));
  expect(single).toEqual([]);
});
