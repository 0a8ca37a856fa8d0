import { expect, it, onTestFinished } from 'vitest';
import { collections, newCollection } from './collections.ts';
import { connect } from './database.ts';
import { newMember } from './members.ts';

const client = connect();
const key = 'filledCollections:%';

it('one IP address can create 300 collections with affirmations in them an hour, and then gets 429 for more of these', async () => {
  const clear = () => client.query('delete from call_limits where key like $1', [key]);
  await clear();
  onTestFinished(async () => void (await clear()));
  const maya = await newMember();
  const create = async (affirmationIds?: number[]) =>
    (await maya.call('POST', collections, { name: 'Morning', affirmationIds })).status;
  expect(await create([3])).toBe(201);
  const { rows } = await client.query(
    'update call_limits set points = points + 298 where key like $1 returning 1',
    [key],
  );
  expect(rows).toHaveLength(1);
  expect([await create([3]), await create([3]), await create()]).toEqual([201, 429, 201]);
  // Adding several to a collection counts, too; adding one doesn't.
  const id = await newCollection(maya, 5);
  const add = await maya.call('POST', `${collections}/${id}/affirmations`, { affirmationIds: [3] });
  expect(add.status).toBe(429);
});
