import { describe, expect, it } from 'vitest';
import { affirmationLimits } from '#contract/affirmation';
import { languages } from '#contract/language';
import { affirmations } from '../../cms/src/seed/affirmations.ts';
import { categories } from '../../cms/src/seed/categories.ts';
import { newAffirmations, situationOf } from '../../cms/src/seed/needs/index.ts';
import { testimonials } from '../../cms/src/seed/testimonials.ts';
import { weeks } from '../../cms/src/seed/weeks.ts';
import { weekLimits } from '#contract/week';
import { skills } from '#contract/situation';

const frenchSign = /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/;

describe('seed content', () => {
  it('the seed has the category All and six more with 15 or more affirmations each, nine featured affirmations and eight testimonials', () => {
    expect(categories.map((category) => category.key)[0]).toBe('all');
    for (const { key } of categories.slice(1))
      expect(affirmations.filter((each) => each.category === key).length).toBeGreaterThanOrEqual(
        15,
      );
    expect(categories).toHaveLength(7);
    expect(affirmations.filter((each) => each.featured)).toHaveLength(9);
    expect(testimonials).toHaveLength(8);
  });

  it.each(languages)(
    'the seed affirmations in %s all differ and keep to the length limits',
    (language) => {
      const texts = affirmations.map((each) => each[language].text);
      expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
      for (const each of affirmations) {
        expect(each[language].text.length).toBeLessThanOrEqual(affirmationLimits.text);
        expect(each[language].description.length).toBeLessThanOrEqual(
          affirmationLimits.description,
        );
      }
    },
  );

  it('the year plan of the seed has 36 weeks, each with an affirmation of its own that fits its moment and skill', () => {
    expect(weeks).toHaveLength(weekLimits.number);
    const keys = new Set<string>([...affirmations, ...newAffirmations].map(({ key }) => key));
    expect(new Set(weeks.map(({ affirmation }) => affirmation)).size).toBe(weeks.length);
    for (const { key, affirmation, moment, skill } of weeks) {
      expect(keys, key).toContain(affirmation);
      const situation = situationOf(affirmation);
      expect(situation.moments.split(', '), key).toContain(moment);
      expect(situation.skill, key).toBe(skill);
    }
    for (const skill of skills)
      expect(weeks.filter((each) => each.skill === skill).length).toBeGreaterThanOrEqual(7);
  });

  it.each(languages)(
    'the weeks of the seed in %s all differ and keep to the length limits',
    (language) => {
      const texts = weeks.map((each) => each[language]);
      expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
      for (const { title, activity } of texts) {
        expect(title.length).toBeLessThanOrEqual(weekLimits.title);
        expect(activity.length).toBeLessThanOrEqual(weekLimits.activity / 2);
      }
    },
  );

  it('the seed’s French texts all follow French typography', () => {
    const texts = [...affirmations, ...testimonials, ...categories, ...weeks].flatMap((each) =>
      Object.values(each.fr),
    );
    for (const text of texts) {
      expect(text).not.toMatch(frenchSign);
      expect(text).not.toContain("'");
    }
  });
});
