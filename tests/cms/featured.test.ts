import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { similarEntry, featuredEntry } from '#contract/featured';
import { call, callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect, untilSomeoneWaits } from './database.ts';
import { invite } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const featured = async (language = 'en') =>
  z
    .array(affirmation)
    .parse((await call(`/affirmations/featured?lang=${language}`)).body)
    .map(({ text }) => text);
const post = (body: object) => callAdmin('POST', '/panel/featured', body);

describe('featured affirmations', () => {
  it('lists featured affirmations in the editors’ order, before those without a position', async () => {
    const [first, second] = [
      await affirmations.published('I am second.'),
      await affirmations.published('I am first.'),
    ];
    expect((await post({ documentIds: [first, second], featured: true })).status).toBe(200);
    const order = await callAdmin('PUT', '/panel/featured/order', { documentIds: [second, first] });
    expect(order.status).toBe(204);
    for (const language of ['en', 'fr'])
      expect((await featured(language)).slice(0, 2)).toEqual(['I am first.', 'I am second.']);

    await callAdmin('PUT', '/panel/featured/order', { documentIds: [first] });
    expect((await featured())[0]).toBe('I am second.');
    await post({ documentIds: [first, second], featured: false });
    expect(await featured()).not.toContain('I am second.');
  });

  it('saving the order of featured affirmations locks them all in one sequence first, so that two saves cannot deadlock', async () => {
    const [first, second] = [
      await affirmations.draft('I wait.'),
      await affirmations.draft('I go.'),
    ];
    await callAdmin('PUT', '/panel/featured/order', { documentIds: [first, second] });
    const holder = await client.connect();
    onTestFinished(() => holder.release(true));
    const lock = (documentId: string) =>
      holder.query('select from affirmations where document_id = $1 for update nowait', [
        documentId,
      ]);
    await holder.query('begin');
    await lock(first);
    const order = callAdmin('PUT', '/panel/featured/order', { documentIds: [second] });
    await untilSomeoneWaits(holder);
    await lock(second);
    await holder.query('commit');
    expect((await order).status).toBe(204);
  });

  it.each([
    ['until two days ago', { featuredUntil: day(-2) }, 'over'],
    ['from the day after tomorrow', { featuredFrom: day(2) }, 'early'],
    ['from yesterday until tomorrow', { featuredFrom: day(-1), featuredUntil: day(1) }, 'current'],
  ])(
    'an affirmation featured %s is on the home page only during that time, and the panel says whether it is over, early or current',
    async (_name, days, period) => {
      const documentId = await affirmations.draft('I have my days.');
      await adminApi.publish('affirmation', documentId, {
        featured: true,
        featuredOrder: 1,
        ...days,
      });
      expect((await featured()).includes('I have my days.')).toBe(period === 'current');
      const listed = z
        .array(featuredEntry)
        .parse(await (await callAdmin('GET', '/panel/featured')).json());
      expect(listed.find((each) => each.documentId === documentId)).toMatchObject({
        text: 'I have my days.',
        order: 1,
        period,
        published: ['en'],
        visibleIn: ['en', 'fr'],
      });
    },
  );

  it('the panel shows for each featured affirmation in which languages it is published: a draft in none, a French one in French', async () => {
    const documentId = await affirmations.draft('I am unfinished.');
    await adminApi.update('affirmation', documentId, { featured: true });
    const entry = async () =>
      z
        .array(featuredEntry)
        .parse(await (await callAdmin('GET', '/panel/featured')).json())
        .find((each) => each.documentId === documentId);
    expect(await entry()).toMatchObject({ period: 'current', published: [], visibleIn: [] });
    const french = { text: 'Je suis en français.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    expect(await entry()).toMatchObject({ published: ['fr'], visibleIn: ['fr'] });
  });

  it('the panel lists featured affirmations in its user’s language, and in English if they have no text in it', async () => {
    const [both, english] = [
      await affirmations.published('I am in both.'),
      await affirmations.published('I am in English.'),
    ];
    const french = { text: 'Je suis dans les deux.', description: 'Dis-le.' };
    await adminApi.update('affirmation', both, french, 'fr');
    await post({ documentIds: [both, english], featured: true });
    const editor = await invite('strapi-editor');
    const answer = await editor.call('GET', '/panel/featured', undefined, 'fr');
    const listed = z.array(featuredEntry).parse(await answer.json());
    const find = (id: string) => listed.find(({ documentId }) => documentId === id);
    expect(find(both)).toMatchObject({ text: french.text, language: 'fr' });
    expect(find(english)).toMatchObject({ text: 'I am in English.', language: 'en' });
  });

  it('features an affirmation in both languages at once, without publishing its draft', async () => {
    const documentId = await affirmations.published('I am featured.');
    const french = { text: 'Je suis à la une.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.publish('affirmation', documentId, { featured: true, featuredOrder: 1 });
    expect((await featured('fr'))[0]).toBe('Je suis à la une.');
    // Featuring does not publish the draft.
    await adminApi.update('affirmation', documentId, { text: 'I am not finished' });
    await post({ documentIds: [documentId], featured: false });
    await post({ documentIds: [documentId], featured: true });
    expect((await featured())[0]).toBe('I am featured.');
  });

  it('answers 400 when the end of an affirmation’s featured dates is before their start', async () => {
    const documentId = await affirmations.draft('I run backwards.');
    const backwards = { featuredFrom: day(3), featuredUntil: day(1) };
    await expect(adminApi.update('affirmation', documentId, backwards)).rejects.toThrow(
      /^400.*“Featured until” is earlier than/,
    );
  });

  it.each([{}, { documentIds: [], featured: true }, { documentIds: ['x; drop'], featured: true }])(
    'answers 400 to a change of the featured affirmations with the body %j',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );
});

describe('similar affirmations', () => {
  const findSimilar = async (query: Record<string, string>) => {
    const answer = await callAdmin(
      'GET',
      `/panel/affirmations/similar?${new URLSearchParams(query)}`,
    );
    return z.array(similarEntry).parse(await answer.json());
  };

  it('finds affirmations with a similar text in the same language, including drafts but not the affirmation itself', async () => {
    const documentId = await affirmations.draft('I am a patient gardener today.');
    const asked = { text: 'I am the patient gardener, today!', locale: 'en' };
    const [found] = await findSimilar(asked);
    expect(found).toMatchObject({ documentId, text: 'I am a patient gardener today.' });
    expect(found?.likeness).toBeGreaterThan(0.6);
    expect(await findSimilar({ ...asked, documentId })).toEqual([]);
    expect(await findSimilar({ ...asked, locale: 'fr' })).toEqual([]);
    expect(await findSimilar({ ...asked, text: 'Submarines are yellow.' })).toEqual([]);
  });
});
