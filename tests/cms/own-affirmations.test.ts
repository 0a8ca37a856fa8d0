import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation, firstOwnAffirmationId, ownAffirmation } from '#contract/affirmation';
import { collectionLimits } from '#contract/collection';
import { errorBody } from '#contract/error';
import { call } from './admin.ts';
import { add, newCollection, newOwnAffirmation, ownAffirmations } from './collections.ts';
import { connect } from './database.ts';
import { newMember, visitor } from './members.ts';

const client = connect();
const maya = await newMember();
const write = (body: unknown) => maya.call('POST', ownAffirmations, body);

describe('own affirmations', () => {
  it('saves an affirmation that a member writes with its card design and language, and lists the member’s newest first', async () => {
    const ben = await newMember();
    const older = await newOwnAffirmation(ben);
    const card = { background: 4, font: 3 };
    const text = 'Je suis courageux\u00A0!\nTu le sais.';
    const body = {
      text: ` ${text.replace('\u00A0', ' ')} `,
      description: 'À dire le matin',
      categoryId: 3,
      card,
    };
    const made = await ben.call('POST', `${ownAffirmations}?lang=fr`, body);
    expect(made.status).toBe(201);
    const written = ownAffirmation.parse(made.body);
    const expected = { ...body, text, lang: 'fr', createdBy: ben.id, featured: false };
    expect(written).toMatchObject(expected);
    const { body: listed } = await ben.call('GET', `${ownAffirmations}?lang=en`);
    expect(
      z
        .array(ownAffirmation)
        .parse(listed)
        .map(({ id }) => id),
    ).toEqual([written.id, older]);
    expect(z.array(ownAffirmation).parse(listed)[0]).toEqual(written);
  });

  it('saves an own affirmation in the category All and without a card design by default', async () => {
    const { body } = await write({ text: 'I am me.' });
    expect(body).toMatchObject({ categoryId: 1, card: null, description: '', lang: 'en' });
  });

  it('ignores an id, an author and a featured state sent with a member’s own affirmation', async () => {
    const { body } = await write({ text: 'I am me.', id: 5, createdBy: 1, featured: true });
    const { id, createdBy, featured } = ownAffirmation.parse(body);
    expect([id >= firstOwnAffirmationId, createdBy, featured]).toEqual([true, maya.id, false]);
  });

  it.each([
    ['text', { text: '' }, 'missing'],
    ['text', {}, 'missing'],
    ['text', { text: ' \n ' }, 'too-short'],
    ['text', { text: '\u200B' }, 'too-short'],
    ['text', { text: 'x'.repeat(281) }, 'too-long'],
    ['text', { text: 'x'.repeat(5000) }, 'too-long'],
    ['text', { text: 'half \uDC00' }, 'invalid'],
    ['text', { text: null }, 'invalid'],
    ['text', { text: ['I am'] }, 'invalid'],
    ['description', { text: 'I am', description: 'x'.repeat(1001) }, 'too-long'],
    ['description', { text: 'I am', description: null }, 'invalid'],
    ['categoryId', { text: 'I am', categoryId: 999 }, 'invalid'],
    ['categoryId', { text: 'I am', categoryId: '3' }, 'invalid'],
    ['categoryId', { text: 'I am', categoryId: 2 ** 31 }, 'too-long'],
    ['categoryId', { text: 'I am', categoryId: null }, 'invalid'],
    ['card', { text: 'I am', card: { background: 5, font: 1 } }, 'invalid'],
    ['card', { text: 'I am', card: { background: 1 } }, 'invalid'],
    ['card', { text: 'I am', card: 'pink' }, 'invalid'],
  ])('refuses an own affirmation with 422 because of its %s: %j', async (field, body, problem) => {
    const answer = await write(body);
    expect(answer.status).toBe(422);
    expect(errorBody.parse(answer.body).error.fields).toEqual({ [field]: problem });
  });

  it('saves a member’s own affirmations in any script, and their markup as plain text', async () => {
    for (const text of ['我很勇敢', '🦜', 'أنا شجاع', '<script>alert(1)</script>', `' or 1=1 --`])
      expect(await write({ text })).toMatchObject({ status: 201, body: { text } });
    expect(await write({ text: 'I\u0000am' })).toMatchObject({ body: { text: 'I am' } });
  });

  it('changes only the given fields of an own affirmation, and refuses an unknown category or empty text', async () => {
    const card = { background: 1, font: 2 };
    const { body } = await write({ text: 'I am me.', description: 'Say it.', card });
    const { id } = ownAffirmation.parse(body);
    const change = async (given: object) =>
      (await maya.call('PATCH', `${ownAffirmations}/${id}?lang=fr`, given)).body;
    const first = { text: 'I am still me.', description: 'Say it.', card, lang: 'en' };
    expect(await change({ text: 'I am still me.' })).toMatchObject(first);
    expect(await change({ card: null, description: '' })).toMatchObject({
      ...first,
      description: '',
      card: null,
    });
    expect(await change({ categoryId: 4 })).toMatchObject({ categoryId: 4, card: null });
    expect(await change({ categoryId: 99 })).toMatchObject({ error: { code: 'invalid' } });
    expect(await change({ text: '' })).toMatchObject({ error: { fields: { text: 'missing' } } });
  });

  it('limits a member to 500 own affirmations, even when many are written at once', async () => {
    const ben = await newMember();
    await client.query(
      `insert into own_affirmations (user_id, text, description, category_id, language)
       select $1, 'One of many', '', 1, 'en' from generate_series(2, $2::integer)`,
      [ben.id, collectionLimits.own],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ben.call('POST', ownAffirmations, { text: 'One more' })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409, 409, 409]);
    expect(await ben.call('POST', ownAffirmations, { text: 'One more' })).toMatchObject({
      body: { error: { code: 'limit-reached' } },
    });
  });
});

describe('own affirmations at public addresses', () => {
  it('the API returns an own affirmation only to its author, and forbids caching it', async () => {
    const id = await newOwnAffirmation(maya);
    const path = `/api/affirmations/${id}`;
    const answer = await maya.call('GET', path);
    expect(answer).toMatchObject({ status: 200, body: { id, createdBy: maya.id } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('cache-tag')).toBeNull();
    for (const other of [visitor(), await newMember()])
      expect((await other.call('GET', path)).status).toBe(404);
    await maya.call('DELETE', `${ownAffirmations}/${id}`);
    expect((await maya.call('GET', path)).status).toBe(404);
  });

  it('leaves members’ own affirmations out of public lists, searches and random draws', async () => {
    const id = await newOwnAffirmation(maya, 'Xylophone penguins sing to me.');
    // Enough that one of the draws would almost certainly find one.
    await client.query(
      `insert into own_affirmations (user_id, text, description, category_id, language)
       select $1, 'One of many', '', 1, 'en' from generate_series(1, 400)`,
      [maya.id],
    );
    expect((await call('/affirmations?q=xylophone')).body).toEqual([]);
    const all = z.array(affirmation).parse((await call('/affirmations')).body);
    expect(all.every((each) => each.id < firstOwnAffirmationId && each.createdBy === 0)).toBe(true);
    expect(all.map((each) => each.id)).not.toContain(id);
    for (const caller of [visitor(), maya])
      for (let draws = 0; draws < 20; draws += 1) {
        const { body } = await caller.call('GET', '/api/affirmations/random');
        expect(affirmation.parse(body)).toMatchObject({ createdBy: 0 });
        expect(affirmation.parse(body).id).toBeLessThan(firstOwnAffirmationId);
      }
  });
});

it('answers 404 when a member adds another member’s own affirmation to a collection', async () => {
  const id = await newOwnAffirmation(maya);
  const ben = await newMember();
  expect(await add(ben, await newCollection(ben), id)).toBe(404);
  expect(await add(maya, await newCollection(maya), id)).toBe(201);
});

it('deleting a member’s row also deletes their own affirmations and collections', async () => {
  const ben = await newMember();
  await newCollection(ben, 3, await newOwnAffirmation(ben));
  const count = async () => {
    const { rows } = await client.query(
      `select (select count(*) from saved_collections where user_id = $1)
         + (select count(*) from own_affirmations where user_id = $1)
         + (select count(*) from saved_collection_items where collection_id not in (select id from saved_collections))
         as count`,
      [ben.id],
    );
    return Number(rows[0]?.count);
  };
  expect(await count()).toBe(2);
  await client.query('delete from up_users where id = $1', [ben.id]);
  expect(await count()).toBe(0);
});
