import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { currentUser } from '#contract/auth';
import { collection } from '#contract/collection';
import { errorBody } from '#contract/error';
import { add, collections, detail, idsIn, newCollection, tally } from './collections.ts';
import { connect } from './database.ts';
import { newMember } from './members.ts';

const client = connect();
const maya = await newMember();
const never = 2_147_483_647;

const create = (body: unknown) => maya.call('POST', collections, body);

describe('new collections', () => {
  it('lists a new collection before older ones, each with its item count', async () => {
    const ben = await newMember();
    const older = await newCollection(ben, 3, 4);
    const newer = await newCollection(ben);
    const { status, body } = await ben.call('GET', collections);
    expect(status).toBe(200);
    const listed = z.array(collection).parse(body);
    expect(listed.map(({ id, count }) => [id, count])).toEqual([
      [newer, 0],
      [older, 2],
    ]);
    expect(Date.now() - Date.parse(listed[0]?.createdAt ?? '')).toBeLessThan(600_000);
  });

  it('the list of collections that is requested for an affirmation says which of them contain it', async () => {
    const ben = await newMember();
    const without = await newCollection(ben, 4);
    const holding = await newCollection(ben, 3, 4);
    await newCollection(maya, 3);
    const listed = async (query: string) =>
      z
        .array(collection)
        .parse((await ben.call('GET', `${collections}${query}`)).body)
        .map(({ id, holds }) => [id, holds]);
    expect(await listed('?affirmationId=3')).toEqual([
      [holding, true],
      [without, false],
    ]);
    expect(await listed('')).toEqual([
      [holding, undefined],
      [without, undefined],
    ]);
    const wrong = await ben.call('GET', `${collections}?affirmationId=x`);
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  });

  it('the call for the current user has the ids of what is in any of their collections, and in nobody else’s', async () => {
    const ben = await newMember();
    const held = async () =>
      currentUser.parse((await ben.call('GET', '/api/auth/user')).body)?.held.toSorted();
    expect(await held()).toEqual([]);
    const deleted = await newCollection(ben, 2, 3);
    await newCollection(ben, 3, 4);
    await newCollection(maya, 5);
    expect(await held()).toEqual([2, 3, 4]);
    await ben.call('DELETE', `${collections}/${deleted}`);
    expect(await held()).toEqual([3, 4]);
  });

  it('saves the description of a new collection without surrounding spaces', async () => {
    const { status, body } = await create({ name: 'Morning', description: ' Before school ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Morning', description: 'Before school', count: 0 });
  });

  it.each([
    ['  Morning\n\tcircle ', 'Morning circle'],
    ['a\u0000b', 'a b'],
    ['朝の歌', '朝の歌'],
    ['صباح الخير', 'صباح الخير'],
    ['🌞🌈🦜', '🌞🌈🦜'],
    ['x'.repeat(50), 'x'.repeat(50)],
    [`'; drop table up_users; --`, `'; drop table up_users; --`],
  ])('accepts the collection name %j and saves it as %j', async (name, kept) => {
    expect(await create({ name })).toMatchObject({ status: 201, body: { name: kept } });
  });

  it.each([
    ['', 'missing'],
    [undefined, 'missing'],
    ['   ', 'too-short'],
    [' ab ', 'too-short'],
    ['👩‍👩‍👧‍👦', 'too-short'],
    ['\u200B\u200B\u200B\u200B', 'too-short'],
    ['x'.repeat(51), 'too-long'],
    ['x'.repeat(5000), 'too-long'],
    ['half \uD83D', 'invalid'],
    [null, 'invalid'],
    [123, 'invalid'],
    [['Morning'], 'invalid'],
    [{ name: 'Morning' }, 'invalid'],
  ])(
    'answers 422 to a new collection with the name %j, and reports the name as %s',
    async (name, problem) => {
      const { status, body } = await create({ name });
      expect(status).toBe(422);
      expect(errorBody.parse(body).error.fields).toEqual({ name: problem });
    },
  );

  it.each([
    ['null', 400],
    ['[]', 400],
    ['{', 400],
    ['', 422],
  ])(
    'a request to create a collection with the body %j gets the status %i',
    async (body, status) => {
      expect((await create(body)).status).toBe(status);
    },
  );

  it('accepts a collection description of 280 characters, and refuses one of 281 with 422', async () => {
    expect((await create({ name: 'Long', description: 'x'.repeat(280) })).status).toBe(201);
    const { status, body } = await create({ name: 'Long', description: 'x'.repeat(281) });
    expect(status).toBe(422);
    expect(errorBody.parse(body).error.fields).toEqual({ description: 'too-long' });
  });
});

describe('renaming and describing collections', () => {
  it('changes only the given fields of a collection, clears an empty description, and refuses an empty or short name', async () => {
    const id = await newCollection(maya, 3);
    const change = async (body: object) =>
      (await maya.call('PATCH', `${collections}/${id}`, body)).body;
    expect(await change({ description: 'Calm' })).toMatchObject({ name: 'Morning', count: 1 });
    expect(await change({ name: 'Evening' })).toMatchObject({
      name: 'Evening',
      description: 'Calm',
    });
    expect(await change({ description: '' })).toMatchObject({ name: 'Evening', description: '' });
    expect(await change({})).toMatchObject({ name: 'Evening', description: '' });
    expect(await change({ name: '' })).toMatchObject({ error: { fields: { name: 'missing' } } });
    expect(await change({ name: 'x' })).toMatchObject({ error: { fields: { name: 'too-short' } } });
    expect((await detail(maya, id)).name).toBe('Evening');
  });
});

describe('collection items', () => {
  it('adds an affirmation at the end of a collection, and returns it', async () => {
    const id = await newCollection(maya, 5);
    const path = `${collections}/${id}/affirmations`;
    const answer = await maya.call('POST', `${path}?lang=fr`, { affirmationId: 3 });
    expect(answer).toMatchObject({ status: 201, body: { id: 3, lang: 'fr', createdBy: 0 } });
    expect(await idsIn(maya, id)).toEqual([5, 3]);
  });

  it('adds an affirmation to a collection once when it is sent twenty times at once, and answers the rest with 409', async () => {
    const id = await newCollection(maya);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => add(maya, id, 3)));
    expect(tally(statuses)).toEqual({ 201: 1, 409: 19 });
    expect(await idsIn(maya, id)).toEqual([3]);
    const again = await maya.call('POST', `${collections}/${id}/affirmations`, {
      affirmationId: 3,
    });
    expect(errorBody.parse(again.body).error.code).toBe('conflict');
  });

  it('the database itself rejects the same affirmation twice in a collection', async () => {
    const id = await newCollection(maya, 3);
    await expect(
      client.query('insert into saved_collection_items values ($1, 3, 9)', [id]),
    ).rejects.toMatchObject({ code: '23505' });
  });

  it.each([null, '3', 3.5, 0, -1, 1e10, 2 ** 31, 1e300, true, [3], { id: 3 }, undefined])(
    'refuses with 422 to add an affirmation with the id %j to a collection',
    async (affirmationId) => {
      expect(await add(maya, await newCollection(maya), affirmationId)).toBe(422);
    },
  );

  it('answers 404 to a member who adds an unknown affirmation or asks for an unknown or malformed collection id', async () => {
    const id = await newCollection(maya);
    expect(await add(maya, id, never)).toBe(404);
    expect(await add(maya, id, 999_999)).toBe(404);
    expect(await add(maya, never, 3)).toBe(404);
    for (const path of [
      '0',
      '012',
      '1.5',
      '-1',
      'abc',
      '1e3',
      '99999999999',
      '9'.repeat(400),
      `${id}/`,
    ])
      expect((await maya.call('GET', `${collections}/${path}`)).status).toBe(404);
  });

  it('removes an affirmation from a collection, answers 404 to a second removal, and lets it be added again', async () => {
    const id = await newCollection(maya, 3, 4);
    const remove = () => maya.call('DELETE', `${collections}/${id}/affirmations/3`);
    expect(await remove()).toMatchObject({ status: 204, body: undefined });
    expect((await remove()).status).toBe(404);
    expect(await add(maya, id, 3)).toBe(201);
    expect(await idsIn(maya, id)).toEqual([4, 3]);
  });
});
