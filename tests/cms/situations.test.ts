import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation, totalHeader, type Affirmation } from '#contract/affirmation';
import { languages } from '#contract/language';
import { moments } from '#contract/situation';
import { allTags } from '../../cms/src/seed/needs/index.ts';
import { adminApi, call } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());

async function list(query: string) {
  const { status, body, headers } = await call(`/affirmations?${query}`);
  expect(status).toBe(200);
  return { found: z.array(affirmation).parse(body), total: Number(headers.get(totalHeader)) };
}

const byFit = (a: Affirmation, b: Affirmation) => a.moments.length - b.moments.length;

describe('moments, ages and skills', () => {
  it.each(languages)(
    'every affirmation of the seed in %s has ages, moments and a skill, and each moment has 20 or more affirmations, those with the fewest moments first',
    async (language) => {
      const { found: all } = await list(`lang=${language}`);
      // Other tests publish affirmations without them.
      const ofSeed = all.filter(({ id }) => id <= allTags.length);
      expect(ofSeed.length).toBeGreaterThanOrEqual(180);
      for (const { text, ages, moments: own, skill } of ofSeed)
        expect([ages.length > 0, own.length > 0, skill], text).toEqual([
          true,
          true,
          expect.any(String),
        ]);
      for (const moment of moments) {
        const { found, total } = await list(`lang=${language}&moment=${moment}`);
        const ofMoment = all.filter((each) => each.moments.includes(moment));
        expect(found).toEqual(ofMoment.toSorted(byFit));
        expect(total).toBeGreaterThanOrEqual(20);
      }
    },
  );

  it('a list of affirmations can be filtered by category, moment, age, skill and search text, all at once', async () => {
    const { found: all } = await list('lang=en');
    const query = 'lang=en&categoryId=5&moment=worry&age=4-5&skill=self-management';
    const { found } = await list(query);
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(
      all
        .filter(
          (each) =>
            each.categoryId === 5 &&
            each.moments.includes('worry') &&
            each.ages.includes('4-5') &&
            each.skill === 'self-management',
        )
        .toSorted(byFit),
    );
    const { found: breaths } = await list(`${query}&q=breathe`);
    expect(breaths.length).toBeGreaterThan(0);
    expect(breaths.length).toBeLessThan(found.length);
    const ids = found.map(({ id }) => id);
    for (const { id } of breaths) expect(ids).toContain(id);
  });

  it.each(['moment=noon', 'age=12', 'skill=juggling', 'moment=worry&moment=anger'])(
    'answers 400 to a list of affirmations and to a random draw with the invalid filter %s',
    async (query) => {
      for (const path of ['/affirmations', '/affirmations/random'])
        expect((await call(`${path}?${query}`)).status).toBe(400);
    },
  );

  it('draws a random affirmation that fits category, moment and age but differs from the last one, or answers 404 if none fits', async () => {
    const query = 'categoryId=3&moment=bedtime&age=6-8';
    const { found } = await list(query);
    expect(found.length).toBeGreaterThan(1);
    const ids = found.map(({ id }) => id);
    let last = 0;
    const drawn = new Set<number>();
    for (let draw = 0; draw < 30; draw += 1) {
      const { body } = await call(`/affirmations/random?${query}`, {
        Cookie: `last-drawn=${last}`,
      });
      const { id } = affirmation.parse(body);
      expect(ids).toContain(id);
      expect(id).not.toBe(last);
      drawn.add(id);
      last = id;
    }
    expect(drawn.size).toBeGreaterThan(1);
    expect((await call('/affirmations/random?categoryId=999')).status).toBe(404);
  });

  it('an affirmation’s moments, ages and skill are the same in both languages, change lists once published, and can only be known values', async () => {
    const documentId = await affirmations.published('I greet a numbat at noon.');
    await adminApi.update(
      'affirmation',
      documentId,
      { text: 'Bonjour, numbat.', description: 'Dis-le.' },
      'fr',
    );
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    const ids = async (query: string) => (await list(query)).found.map(({ id }) => id);
    const id = await affirmations.idOf(documentId);
    const query = 'moment=success&age=9-11&skill=social-awareness';
    const chosen = { moments: 'worry, success', ages: '9-11', skill: 'social-awareness' };
    await adminApi.publish('affirmation', documentId, chosen);
    for (const language of languages) expect(await ids(`lang=${language}&${query}`)).toContain(id);
    await adminApi.publish('affirmation', documentId, { moments: '', ages: null, skill: '' });
    for (const language of languages) {
      expect(await ids(`lang=${language}&${query}`)).not.toContain(id);
      const [shown] = (await list(`lang=${language}&ids=${id}`)).found;
      expect(shown).toMatchObject({ moments: [], ages: [], skill: null });
    }
    for (const wrong of [
      { moments: 'noon' },
      { moments: 'worry,anger' },
      { ages: '6-8, ' },
      { skill: 'x' },
    ])
      await expect(adminApi.publish('affirmation', documentId, wrong)).rejects.toThrow(/^400/);
  });
});
