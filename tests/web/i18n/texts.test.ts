import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../web/i18n/texts.ts';

type Leaf = string | ((...given: never[]) => string);
const sample = ['7', '8', '9'];

/** Every text with its path; functions are not called. */
function leaves(value: unknown, path: string): [string, Leaf][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, (...given) => String(value(...given))]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, each]) =>
    leaves(each, path ? `${path}.${key}` : key),
  );
}

/** The number of a text's parameters. Call it with the original function: wrapping loses the count. */
function parametersOf(value: unknown): number {
  return typeof value === 'function' ? value.length : 0;
}

function at(texts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      texts,
    );
}

const say = (leaf: Leaf): string =>
  typeof leaf === 'string' ? leaf : Reflect.apply(leaf, null, sample);
/** Some toasts have only a title. */
const mayBeEmpty = /^toast\.\w+\.text$/;
const english = leaves(textsIn('en'), '');
const french = leaves(textsIn('fr'), '');

describe('texts', () => {
  it('the interface has the same texts with the same parameters in both languages', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [path] of english)
      expect(parametersOf(at(textsIn('fr'), path)), path).toBe(
        parametersOf(at(textsIn('en'), path)),
      );
  });

  it.each(['en', 'fr'] as const)(
    'every interface text in %s uses all its parameters, and only a toast’s second line may be empty',
    (language) => {
      for (const [path, leaf] of language === 'en' ? english : french) {
        const text = say(leaf);
        if (!mayBeEmpty.test(path)) expect(text.trim(), path).not.toBe('');
        const given = sample.slice(0, parametersOf(at(textsIn(language), path)));
        for (const value of given) expect(text, path).toContain(value);
      }
    },
  );

  it('counts search results with a plural for 0 in English, a singular for 0 in French, and the usual forms otherwise', () => {
    const [en, fr] = [textsIn('en').category, textsIn('fr').category];
    expect(en.found(1)).toBe('Found 1 affirmation matching your search');
    expect(en.found(0)).toBe('Found 0 affirmations matching your search');
    expect(fr.found(0)).toBe('0 affirmation trouvée');
    expect(fr.found(2)).toBe('2 affirmations trouvées');
  });
});

describe('French texts', () => {
  it.each(french)('follows French typography in the text %s', (_path, leaf) => {
    const text = say(leaf);
    expect(text, 'a real apostrophe').not.toMatch(/['‘"]/);
    expect(text, 'a no-break space before : ; ! ? »').not.toMatch(/[^\u00A0][:;!?»]/);
    expect(text, 'a no-break space before a unit').not.toMatch(/\d (?:%|[kM]o\b|s\b|min\b)/);
    expect(text, 'a no-break space after «').not.toMatch(/«[^\u00A0]/);
    expect(text, 'an ellipsis is one sign').not.toContain('...');
  });

  it('translates every interface text into French, except words that both languages share', () => {
    const same = french.filter(([, leaf], index) => {
      const [, other = ''] = english[index] ?? [];
      return say(leaf) !== '' && say(leaf) === say(other);
    });
    expect(same.map(([path]) => path)).toEqual([
      'auth.fields.roles.parent',
      'category.unknown',
      'category.pages',
      'classroom.description',
      'collection.count',
      'collection.description',
      'lesson.minutes',
      'moment.row',
      'moment.moment',
      'privacy.stored.items.5.name',
      'sheet.papers.a4',
      'site.title',
      'site.copyright',
      'week.legend.sources',
    ]);
  });
});
