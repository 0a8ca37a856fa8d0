import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { similarEntry, featuredEntry } from '#contract/featured';
import { call, callAdmin, editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = madeBy(client);
const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const featured = async (language = 'en') =>
  z
    .array(affirmation)
    .parse((await call(`/affirmations/featured?lang=${language}`)).body)
    .map(({ text }) => text);
const post = (body: object) => callAdmin('POST', '/panel/featured', body);

describe('featured affirmations', () => {
  it('stand in the editors’ order, before those that have none', async () => {
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

  it.each([
    ['until yesterday', { featuredUntil: day(-2) }, false],
    ['from tomorrow', { featuredFrom: day(2) }, false],
    ['these days', { featuredFrom: day(-1), featuredUntil: day(1) }, true],
  ])('%s', async (_name, days, isShown) => {
    const documentId = await affirmations.draft('I have my days.');
    await editor.publish('affirmation', documentId, { featured: true, featuredOrder: 1, ...days });
    expect((await featured()).includes('I have my days.')).toBe(isShown);
    const listed = z
      .array(featuredEntry)
      .parse(await (await callAdmin('GET', '/panel/featured')).json());
    expect(listed.find((each) => each.documentId === documentId)).toMatchObject({
      text: 'I have my days.',
      order: 1,
      isShown,
    });
  });

  it('have their place in both languages at once', async () => {
    const documentId = await affirmations.published('I am featured.');
    const french = { text: 'Je suis à la une.', description: 'Dis-le.' };
    await editor.update('affirmation', documentId, french, 'fr');
    await editor.publish('affirmation', documentId, {}, 'fr');
    await editor.publish('affirmation', documentId, { featured: true, featuredOrder: 1 });
    expect((await featured('fr'))[0]).toBe('Je suis à la une.');
    // What is being written stays unseen: featuring publishes no draft.
    await editor.update('affirmation', documentId, { text: 'I am not finished' });
    await post({ documentIds: [documentId], featured: false });
    await post({ documentIds: [documentId], featured: true });
    expect((await featured())[0]).toBe('I am featured.');
  });

  it('cannot end before they begin', async () => {
    const documentId = await affirmations.draft('I run backwards.');
    const backwards = { featuredFrom: day(3), featuredUntil: day(1) };
    await expect(editor.update('affirmation', documentId, backwards)).rejects.toThrow(
      /^400.*“Featured until” is earlier than/,
    );
  });

  it.each([{}, { documentIds: [], featured: true }, { documentIds: ['x; drop'], featured: true }])(
    'are not changed by %j',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );
});

describe('a text that is nearly there already', () => {
  const alike = async (query: Record<string, string>) => {
    const answer = await callAdmin(
      'GET',
      `/panel/affirmations/alike?${new URLSearchParams(query)}`,
    );
    return z.array(similarEntry).parse(await answer.json());
  };

  it('is found, in drafts too, in its language and not in itself', async () => {
    const documentId = await affirmations.draft('I am a patient gardener today.');
    const asked = { text: 'I am the patient gardener, today!', locale: 'en' };
    const [found] = await alike(asked);
    expect(found).toMatchObject({ documentId, text: 'I am a patient gardener today.' });
    expect(found?.likeness).toBeGreaterThan(0.6);
    expect(await alike({ ...asked, documentId })).toEqual([]);
    expect(await alike({ ...asked, locale: 'fr' })).toEqual([]);
    expect(await alike({ ...asked, text: 'Submarines are yellow.' })).toEqual([]);
  });
});
