import { describe, expect, it } from 'vitest';
import { collectionLimits } from '#contract/collection';
import { errorBody } from '#contract/error';
import { collections, idsIn, newCollection, tally } from './collections.ts';
import { connect } from './database.ts';
import { newMember } from './members.ts';

const client = connect();
const maya = await newMember();

describe('collection limits', () => {
  const refusals = (answers: { status: number; body: unknown }[]) =>
    answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => errorBody.parse(body).error.code);

  it('limits a member to 200 collections, even when many are created at once or one is restored', async () => {
    const ben = await newMember();
    const first = await newCollection(ben);
    await client.query(
      `insert into saved_collections (user_id, name, description)
       select $1, 'One of many', '' from generate_series(3, $2::integer)`,
      [ben.id, collectionLimits.collections],
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ben.call('POST', collections, { name: 'One more' })),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 4 });
    expect(new Set(refusals(answers))).toEqual(new Set(['limit-reached']));

    // Deleting one makes room for another, so that restoring it would be one too many.
    await ben.call('DELETE', `${collections}/${first}`);
    expect((await ben.call('POST', collections, { name: 'One more' })).status).toBe(201);
    const restored = await ben.call('POST', `${collections}/${first}/restoration`);
    expect(errorBody.parse(restored.body).error.code).toBe('limit-reached');
    expect((await ben.call('GET', `${collections}/${first}`)).status).toBe(404);
  });

  it('limits a collection to 500 affirmations, even when many are added at once', async () => {
    const id = await newCollection(maya, 3);
    await client.query(
      `insert into saved_collection_items (collection_id, affirmation_id, position)
       select $1, 1000000 + at, at from generate_series(2, $2::integer) at`,
      [id, collectionLimits.affirmations - 1],
    );
    const path = `${collections}/${id}/affirmations`;
    const answers = await Promise.all(
      [4, 5, 6, 7].map((affirmationId) => maya.call('POST', path, { affirmationId })),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 3 });
    expect(new Set(refusals(answers))).toEqual(new Set(['limit-reached']));
    expect(await idsIn(maya, id)).toHaveLength(2);
  });
});
