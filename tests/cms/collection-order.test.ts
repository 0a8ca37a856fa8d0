import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { collection } from '#contract/collection';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import {
  collections,
  detail,
  idsIn,
  newCollection,
  newOwnAffirmation,
  ownAffirmations,
} from './collections.ts';
import { connect, untilSomeoneWaits } from './database.ts';
import { freshAddress, newMember, visitorAt } from './members.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const maya = await newMember();

const order = (id: number, affirmationIds: unknown) =>
  maya.call('PUT', `${collections}/${id}/order`, { affirmationIds });

describe('collection order', () => {
  it('lists a collection’s affirmations in the order that its owner saved', async () => {
    const id = await newCollection(maya, 1, 2, 3, 4);
    expect(await order(id, [4, 2, 1, 3])).toMatchObject({ status: 204, body: undefined });
    expect(await idsIn(maya, id)).toEqual([4, 2, 1, 3]);
    // Sending the same order again changes nothing.
    await order(id, [4, 2, 1, 3]);
    expect(await idsIn(maya, id)).toEqual([4, 2, 1, 3]);
  });

  it('reordering a collection moves only the affirmations whose ids are sent, and ignores repeated and unknown ids', async () => {
    const id = await newCollection(maya, 1, 2, 3, 4);
    expect((await order(id, [4, 4, 77, 2_000_000_000, 1])).status).toBe(204);
    expect(await idsIn(maya, id)).toEqual([4, 2, 3, 1]);
    expect((await order(id, [])).status).toBe(204);
    expect(await idsIn(maya, id)).toEqual([4, 2, 3, 1]);
  });

  it('keeps every affirmation when several tabs reorder a collection at once', async () => {
    const id = await newCollection(maya, 1, 2, 3, 4);
    const orders = [
      [4, 3, 2, 1],
      [2, 1, 4, 3],
      [3, 1],
      [1, 4],
    ];
    const answers = await Promise.all(orders.map((each) => order(id, each)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await idsIn(maya, id)).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('while 20 changes to one member’s locked collection wait, another member can still create and fill a collection', async () => {
    const id = await newCollection(maya, 1, 2);
    const holder = await client.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('begin');
    await holder.query('select from saved_collections where id = $1 for update', [id]);
    // Directly, because the site lets the changes of one network, which Ben is in, wait for each other.
    const direct = visitorAt(freshAddress());
    for (const [name, value] of maya.cookies) direct.cookies.set(name, value);
    const waiting = Array.from({ length: 20 }, () =>
      direct.call('PUT', `${collections}/${id}/order`, { affirmationIds: [2, 1] }),
    );
    await untilSomeoneWaits(holder);
    const ben = await newMember();
    expect(await idsIn(ben, await newCollection(ben, 3))).toEqual([3]);
    await holder.query('commit');
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(204);
  });

  it.each([
    undefined,
    null,
    3,
    '1,2',
    [1.5],
    ['1'],
    [null],
    [2 ** 31],
    [0],
    Array.from({ length: 501 }, (_, at) => at + 1),
  ])('refuses the collection order %j with 422 and keeps the old order', async (given) => {
    const id = await newCollection(maya, 1, 2);
    expect((await order(id, given)).status).toBe(422);
    expect(await idsIn(maya, id)).toEqual([1, 2]);
  });
});

describe('collections and editorial changes', () => {
  it('an unpublished affirmation disappears from collections, cannot be added to one, and returns to its place once republished', async () => {
    const documentId = await affirmations.published('I come and go.');
    const coming = await affirmations.idOf(documentId);
    const id = await newCollection(maya, 1, coming, 3, 4);

    await adminApi.unpublish('affirmation', documentId);
    expect(await idsIn(maya, id)).toEqual([1, 3, 4]);
    const listed = z.array(collection).parse((await maya.call('GET', collections)).body);
    expect(listed.find((each) => each.id === id)?.count).toBe(3);
    const elsewhere = await newCollection(maya);
    const path = `${collections}/${elsewhere}/affirmations`;
    expect((await maya.call('POST', path, { affirmationId: coming })).status).toBe(404);

    await order(id, [4, 3, 1]);
    await adminApi.publish('affirmation', documentId);
    expect(await idsIn(maya, id)).toEqual([4, coming, 3, 1]);
  });

  it('shows the affirmations of a collection in the language of the call, or in English if not translated', async () => {
    const documentId = await affirmations.published('I am English so far.');
    const id = await newCollection(maya, 1, await affirmations.idOf(documentId));
    expect((await detail(maya, id, 'fr')).affirmations.map(({ lang }) => lang)).toEqual([
      'fr',
      'en',
    ]);
  });

  it('removes an affirmation from collections for good when an editor deletes it', async () => {
    const documentId = await affirmations.published('I was here.');
    const gone = await affirmations.idOf(documentId);
    const id = await newCollection(maya, 1, gone);
    await adminApi.remove('affirmation', documentId);
    expect(await idsIn(maya, id)).toEqual([1]);
    const { rows } = await client.query(
      'select affirmation_id from saved_collection_items where collection_id = $1',
      [id],
    );
    expect(rows).toEqual([{ affirmation_id: 1 }]);
  });
});

describe('deleting and restoring collections', () => {
  const expire = (table: string, id: number) =>
    client.query(`update ${table} set deleted_at = now() - interval '61 minutes' where id = $1`, [
      id,
    ]);

  it('answers 404 to every call about a deleted collection, and restores all of it on request', async () => {
    const id = await newCollection(maya, 3, 1);
    const own = `${collections}/${id}`;
    const before = (await maya.call('GET', collections)).body;
    expect(await maya.call('DELETE', own)).toMatchObject({ status: 204, body: undefined });

    const listed = z.array(collection).parse((await maya.call('GET', collections)).body);
    expect(listed.map((each) => each.id)).not.toContain(id);
    const tries = await Promise.all([
      maya.call('GET', own),
      maya.call('PATCH', own, { name: 'Evening' }),
      maya.call('DELETE', own),
      maya.call('PUT', `${own}/order`, { affirmationIds: [1, 3] }),
      maya.call('POST', `${own}/affirmations`, { affirmationId: 5 }),
      maya.call('DELETE', `${own}/affirmations/3`),
    ]);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));

    const restored = await maya.call('POST', `${own}/restoration`);
    expect(restored).toMatchObject({ status: 200, body: { id, name: 'Morning', count: 2 } });
    expect(await idsIn(maya, id)).toEqual([3, 1]);
    expect((await maya.call('GET', collections)).body).toEqual(before);
    // A second click on undo.
    expect((await maya.call('POST', `${own}/restoration`)).status).toBe(200);
  });

  it('hides a deleted own affirmation in collections, and puts it back in its place when restored', async () => {
    const written = await newOwnAffirmation(maya);
    const id = await newCollection(maya, 1, written, 3);
    await maya.call('DELETE', `${ownAffirmations}/${written}`);
    expect(await idsIn(maya, id)).toEqual([1, 3]);
    await maya.call('POST', `${ownAffirmations}/${written}/restoration`);
    expect(await idsIn(maya, id)).toEqual([1, written, 3]);
  });

  it('keeps only the 100 own affirmations that a member deleted last, and removes older deleted ones from the database', async () => {
    const noa = await newMember();
    await client.query(
      `insert into own_affirmations (user_id, text, description, category_id, language, deleted_at)
       select $1, 'I wrote this.', '', 1, 'en', now() - interval '1 minute' from generate_series(1, 150)`,
      [noa.id],
    );
    const id = await newOwnAffirmation(noa);
    await noa.call('DELETE', `${ownAffirmations}/${id}`);
    const { rows } = await client.query(
      'select id from own_affirmations where user_id = $1 order by id desc',
      [noa.id],
    );
    expect(rows).toHaveLength(100);
    expect(rows[0]).toEqual({ id });
  });

  it('answers 404 when a member restores a collection or own affirmation that was deleted over an hour ago', async () => {
    const id = await newCollection(maya);
    const written = await newOwnAffirmation(maya);
    await maya.call('DELETE', `${collections}/${id}`);
    await maya.call('DELETE', `${ownAffirmations}/${written}`);
    await expire('saved_collections', id);
    await expire('own_affirmations', written);
    expect((await maya.call('POST', `${collections}/${id}/restoration`)).status).toBe(404);
    expect((await maya.call('POST', `${ownAffirmations}/${written}/restoration`)).status).toBe(404);
  });
});
