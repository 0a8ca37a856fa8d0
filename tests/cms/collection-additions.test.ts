import { expect, it } from 'vitest';
import { errorBody } from '#contract/error';
import { add, collections, idsIn, newCollection } from './collections.ts';
import { connect } from './database.ts';
import { newMember } from './members.ts';

const client = connect();
const maya = await newMember();
const never = 2_147_483_647;

it('adds several affirmations to a collection in one call, and skips those already in it and unpublished ones', async () => {
  const id = await newCollection(maya, 5, 3);
  const path = `${collections}/${id}/affirmations`;
  const addAll = (affirmationIds: unknown) => maya.call('POST', path, { affirmationIds });
  expect(await addAll([9, 3, never, 7, 9])).toMatchObject({
    status: 201,
    body: { id, count: 4 },
  });
  expect(await idsIn(maya, id)).toEqual([5, 3, 9, 7]);
});

it('answers 422 to an invalid list of affirmation ids to add to a collection, and 404 if the collection is another member’s', async () => {
  const id = await newCollection(maya, 5, 3);
  const path = `${collections}/${id}/affirmations`;
  const addAll = (affirmationIds: unknown) => maya.call('POST', path, { affirmationIds });
  for (const wrong of [[], ['9'], [0], 9, Array.from({ length: 501 }, () => 9)])
    expect((await addAll(wrong)).status, JSON.stringify(wrong).slice(0, 20)).toBe(422);
  const ben = await newMember();
  expect((await ben.call('POST', path, { affirmationIds: [8] })).status).toBe(404);
  const both = await maya.call('POST', path, { affirmationId: 8, affirmationIds: [8] });
  expect(both.status).toBe(422);
  expect(await idsIn(maya, id)).toEqual([5, 3]);
});

it('adds none of several affirmations to a collection that has no room for all of them', async () => {
  const id = await newCollection(maya);
  await client.query(
    `insert into saved_collection_items select $1, 3000000 + n, n from generate_series(1, 499) n`,
    [id],
  );
  const answer = await maya.call('POST', `${collections}/${id}/affirmations`, {
    affirmationIds: [3, 4],
  });
  expect(errorBody.parse(answer.body).error.code).toBe('limit-reached');
  expect(await idsIn(maya, id)).toEqual([]);
  expect(await add(maya, id, 3)).toBe(201);
});
