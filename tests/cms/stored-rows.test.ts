import { expect, it, onTestFinished } from 'vitest';
import { collections, newCollection, ownAffirmations } from './collections.ts';
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

it.each([
  ['create 3,000 own affirmations', 'ownAffirmations', 3000],
  ['create 3,000 collections', 'collections', 3000],
  ['add 20,000 affirmations to collections, one by one', 'collectionItems', 20_000],
])('in an hour, one IP address can %s, and then gets 429 for more', async (_, name, most) => {
  const clear = () => client.query('delete from call_limits where key like $1', [`${name}:%`]);
  const maya = await newMember();
  const collection = await newCollection(maya);
  await clear();
  onTestFinished(async () => void (await clear()));
  const write = async (affirmationId: number) => {
    const [path, body] =
      name === 'ownAffirmations'
        ? [ownAffirmations, { text: 'I can', description: '', categoryId: 1 }]
        : name === 'collections'
          ? [collections, { name: 'Morning' }]
          : [`${collections}/${collection}/affirmations`, { affirmationId }];
    return (await maya.call('POST', path, body)).status;
  };
  expect(await write(3)).toBe(201);
  const { rows } = await client.query(
    'update call_limits set points = $2 where key like $1 returning 1',
    [`${name}:%`, most - 1],
  );
  expect(rows).toHaveLength(1);
  expect([await write(4), await write(5)]).toEqual([201, 429]);
});
