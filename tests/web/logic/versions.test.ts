import { expect, it } from 'vitest';
import type { Affirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
import { pairVersions } from '../../../web/logic/affirmation.ts';

const affirmation = (id: number, lang: Language): Affirmation => ({
  id,
  lang,
  text: `${id} ${lang}`,
  description: '',
  categoryId: 2,
  featured: false,
  createdBy: 0,
  ages: [],
  moments: [],
  skill: null,
  picture: null,
  recording: null,
});

it('pairs the English and French texts of affirmations in the order of the English list, without repeating untranslated ones', () => {
  const english = [affirmation(3, 'en'), affirmation(1, 'en'), affirmation(2, 'en')];
  // Affirmation 2 has no translation, and affirmation 3 was just unpublished.
  const french = [affirmation(1, 'fr'), affirmation(2, 'en')];
  const texts = pairVersions([english, french]).map((card) => card.map(({ text }) => text));
  expect(texts).toEqual([['3 en'], ['1 en', '1 fr'], ['2 en']]);
  expect(pairVersions([])).toEqual([]);
});
