import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints';
import { errorBody } from '#contract/error';
import {
  classLinks,
  collections,
  newClassLink,
  newCollection,
  newOwnAffirmation,
  ownAffirmations,
} from './collections.ts';
import { newMember, visitor } from './members.ts';

const owner = await newMember();
const other = await newMember();
const stranger = visitor();
const never = '2147483647';
/** For the body of a new class link. */
const collectionId = await newCollection(owner);

/** Each dashboard call with its body, and its status for the owner and for another member. */
const table = [
  ['GET', collections, undefined, 200, 200],
  ['POST', collections, { name: 'Evening' }, 201, 201],
  ['GET', `${collections}/:id`, undefined, 200, 404],
  ['PATCH', `${collections}/:id`, { name: 'Evening' }, 200, 404],
  ['DELETE', `${collections}/:id`, undefined, 204, 404],
  ['POST', `${collections}/:id/restoration`, undefined, 200, 404],
  ['PUT', `${collections}/:id/order`, { affirmationIds: [5, 3] }, 204, 404],
  ['POST', `${collections}/:id/affirmations`, { affirmationId: 7 }, 201, 404],
  ['DELETE', `${collections}/:id/affirmations/:affirmationId`, undefined, 204, 404],
  ['GET', classLinks, undefined, 200, 200],
  ['POST', classLinks, { collectionId }, 201, 404],
  ['PATCH', `${classLinks}/:id`, { own: 'shown' }, 200, 404],
  ['DELETE', `${classLinks}/:id`, undefined, 204, 404],
  ['GET', ownAffirmations, undefined, 200, 200],
  ['POST', ownAffirmations, { text: 'I am mine.' }, 201, 201],
  ['PATCH', `${ownAffirmations}/:id`, { text: 'I am mine.' }, 200, 404],
  ['DELETE', `${ownAffirmations}/:id`, undefined, 204, 404],
  ['POST', `${ownAffirmations}/:id/restoration`, undefined, 200, 404],
] as const;

async function newEntry(pattern: string): Promise<number> {
  if (pattern.startsWith(collections)) return newCollection(owner, 3, 5);
  if (pattern.startsWith(ownAffirmations)) return newOwnAffirmation(owner);
  return (await newClassLink(owner, await newCollection(owner))).id;
}

it('the ownership tests cover every dashboard call in the contract', () => {
  const specified = endpoints.filter(({ path }) => path.startsWith('/api/dashboard/'));
  const named = table.map(([method, path]) => `${method} ${path}`);
  expect(named).toEqual(specified.map(({ method, path }) => `${method} ${path}`));
});

describe.each(table)('ownership of %s %s', (method, pattern, body, ofOwner, ofOther) => {
  it(`answers ${method} ${pattern} with ${ofOwner} to its owner, ${ofOther} to others, 401 to visitors`, async () => {
    const id = await newEntry(pattern);
    const path = pattern.replace(':id', String(id)).replace(':affirmationId', '3');

    const strange = await stranger.call(method, path, body);
    const others = await other.call(method, path, body);
    const nobodys = await other.call(method, path.replace(String(id), never), body);
    // Comes last, to show that the attempts of the others changed nothing.
    const own = await owner.call(method, path, body);

    expect([own.status, others.status, strange.status]).toEqual([ofOwner, ofOther, 401]);
    expect(errorBody.parse(strange.body).error.code).toBe('unauthorized');
    if (ofOther === 404) expect(others.body).toEqual(nobodys.body);
    for (const { headers } of [own, others, strange])
      expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('dashboard calls of visitors', () => {
  it.each([
    ['POST', collections, '{'],
    ['POST', collections, { name: 1 }],
    ['PUT', `${collections}/${never}/order`, 'null'],
    ['GET', `${collections}/0`, undefined],
    ['DELETE', `${ownAffirmations}/99999999999999`, undefined],
  ])('answers 401 to a visitor’s %s %s with the body %j', async (method, path, body) => {
    expect((await stranger.call(method, path, body)).status).toBe(401);
  });
});

describe('calls from a page of the member who was logged in before', () => {
  const calls = table.map(([method, path]) => [method, path] as const);
  it.each(calls)('%s %s in another member’s session gets 401', async (method, path) => {
    const address = path.replace(':id', never).replace(':affirmationId', '7');
    const header = { 'X-Page-Owner': String(owner.id) };
    const answer = await other.call(method, address, method === 'GET' ? undefined : {}, header);
    expect([answer.status, errorBody.parse(answer.body).error.code]).toEqual([401, 'unauthorized']);
  });

  it('a call from a member’s own page is accepted', async () => {
    const header = { 'X-Page-Owner': String(owner.id) };
    expect((await owner.call('GET', collections, undefined, header)).status).toBe(200);
  });
});
