import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classCollection, classLink } from '#contract/class-link';
import { classLinkLimits } from '#contract/limits';
import {
  add,
  classLinks,
  collections,
  newClassLink,
  newCollection,
  newOwnAffirmation,
} from './collections.ts';
import { connect } from './database.ts';
import { newMember, visitor } from './members.ts';

const client = connect();
const child = visitor();
const read = (token: string, lang = 'en') =>
  child.call('GET', `/api/class-links?token=${encodeURIComponent(token)}&lang=${lang}`);
const statusOf = async (token: string) => (await read(token)).status;
const missing = async () => (await read('nothing')).body;

/** A day in the site's time zone, so many days from now. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(Date.now() + days * 86_400_000);

describe('a class link', () => {
  it('a class link shows a collection to anyone, in its order and both languages, and nothing about its owner', async () => {
    const maya = await newMember();
    const { token } = await newClassLink(maya, await newCollection(maya, 5, 3));
    const { body, headers, status } = await read(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { name, affirmations } = classCollection.parse(body);
    expect([name, affirmations.map(({ id }) => id)]).toEqual(['Morning', [5, 3]]);
    expect(JSON.stringify(body)).not.toMatch(/maya|description":"For|user/i);
    const french = classCollection.parse((await read(token, 'fr')).body);
    expect(french.affirmations.map(({ lang }) => lang)).toEqual(['fr', 'fr']);
  });

  it('a class link shows its owner’s own affirmations only while the owner allows it, and not who wrote them', async () => {
    const maya = await newMember();
    const id = await newCollection(maya, 3);
    const own = await newOwnAffirmation(maya);
    await add(maya, id, own);
    const link = await newClassLink(maya, id);
    const shown = async () => classCollection.parse((await read(link.token)).body).affirmations;
    expect((await shown()).map((each) => each.id)).toEqual([3]);
    await maya.call('PATCH', `${classLinks}/${link.id}`, { own: 'shown' });
    expect((await shown()).map((each) => [each.id, each.createdBy])).toEqual([
      [3, 0],
      [own, 0],
    ]);
    await maya.call('PATCH', `${classLinks}/${link.id}`, { own: 'hidden' });
    expect(await shown()).toHaveLength(1);
  });

  it('unknown, forged, revoked and expired class links, and links to deleted collections, all get the same 404', async () => {
    const maya = await newMember();
    const [id, deleted] = [await newCollection(maya, 3), await newCollection(maya, 3)];
    const [revoked, over, orphan, kept] = [
      await newClassLink(maya, id),
      await newClassLink(maya, id, { endsOn: dayFromNow(1) }),
      await newClassLink(maya, deleted),
      await newClassLink(maya, id),
    ];
    for (const { token } of [revoked, over, orphan, kept]) expect(await statusOf(token)).toBe(200);

    expect((await maya.call('DELETE', `${classLinks}/${revoked.id}`)).status).toBe(204);
    await client.query(`update class_links set ends_on = '2026-01-01' where id = $1`, [over.id]);
    await maya.call('DELETE', `${collections}/${deleted}`);
    // Another link's signature, an id that nobody has, and no id.
    const [signature, tail] = [kept.token.slice(0, 22), kept.token.slice(22)];
    const forged = [
      revoked.token.slice(0, 22) + tail,
      `${signature}zik0zi`,
      signature,
      'A'.repeat(41),
      '',
    ];
    for (const token of [revoked.token, over.token, orphan.token, ...forged]) {
      const { status, body } = await read(token);
      expect([token, status, body]).toEqual([token, 404, await missing()]);
    }
    expect(await statusOf(kept.token)).toBe(200);

    await maya.call('POST', `${collections}/${deleted}/restoration`);
    await maya.call('PATCH', `${classLinks}/${over.id}`, { endsOn: '' });
    expect([await statusOf(orphan.token), await statusOf(over.token)]).toEqual([200, 200]);
    // Revoking is for good.
    const change = await maya.call('PATCH', `${classLinks}/${revoked.id}`, { endsOn: null });
    expect([change.status, await statusOf(revoked.token)]).toEqual([404, 404]);
  });

  it('a class link stops working when its owner is blocked or deletes the account', async () => {
    const maya = await newMember();
    const { id, token } = await newClassLink(maya, await newCollection(maya, 3));
    await client.query('update up_users set blocked = true where id = $1', [maya.id]);
    expect(await statusOf(token)).toBe(404);
    await client.query('update up_users set blocked = false where id = $1', [maya.id]);
    expect(await statusOf(token)).toBe(200);
    await maya.call('POST', '/api/auth/deletion', { password: maya.password });
    expect(await statusOf(token)).toBe(404);
    const { rows } = await client.query('select from class_links where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('the database stores neither a class link’s token nor a hash of it, only the id that the token contains', async () => {
    const maya = await newMember();
    const { id, token } = await newClassLink(maya, await newCollection(maya, 3));
    const { rows } = await client.query('select * from class_links where id = $1', [id]);
    expect(Object.keys(rows[0]).toSorted()).toEqual(
      [
        'collection_id',
        'created_at',
        'ends_on',
        'id',
        'nonce',
        'revoked_at',
        'shows_own',
      ].toSorted(),
    );
    expect(token.slice(22)).toBe(id.toString(36));
    expect(Buffer.from(token.slice(0, 22), 'base64url')).toHaveLength(16);
    // The signature belongs to the row: with another nonce, such as after a restore, the token is worth nothing.
    await client.query('update class_links set nonce = gen_random_uuid() where id = $1', [id]);
    expect(await statusOf(token)).toBe(404);
    const [listed] = z.array(classLink).parse((await maya.call('GET', classLinks)).body);
    expect(listed?.token).not.toBe(token);
    expect(await statusOf(listed?.token ?? '')).toBe(200);
  });
});

describe('class links of a member', () => {
  it('lists a member’s class links with their state, newest first, or only those of one collection', async () => {
    const maya = await newMember();
    const [first, second] = [await newCollection(maya, 3), await newCollection(maya, 5)];
    const old = await newClassLink(maya, first, { endsOn: dayFromNow(0) });
    const young = await newClassLink(maya, second, { own: 'shown' });
    await maya.call('DELETE', `${classLinks}/${young.id}`);
    const all = z.array(classLink).parse((await maya.call('GET', classLinks)).body);
    expect(all).toEqual([{ ...young, state: 'revoked' }, old]);
    expect(old).toMatchObject({ collectionName: 'Morning', own: 'hidden', state: 'open' });
    const some = await maya.call('GET', `${classLinks}?collectionId=${first}`);
    expect(some.body).toEqual([old]);
  });

  it('a member who tries to create a class link for someone else’s collection gets 404, and the collection gets no link', async () => {
    const [maya, tom] = [await newMember(), await newMember()];
    const collectionId = await newCollection(maya);
    expect((await tom.call('POST', classLinks, { collectionId })).status).toBe(404);
    expect((await maya.call('GET', `${classLinks}?collectionId=${collectionId}`)).body).toEqual([]);
  });

  it('refuses to create or change a class link with a last day that is in the past or not a date, and says which field is wrong', async () => {
    const maya = await newMember();
    const collectionId = await newCollection(maya);
    for (const endsOn of [dayFromNow(-2), '2027-02-30', 'soon', 5]) {
      const { status, body } = await maya.call('POST', classLinks, { collectionId, endsOn });
      expect([status, body]).toMatchObject([422, { error: { fields: { endsOn: 'invalid' } } }]);
    }
    const { id } = await newClassLink(maya, collectionId);
    const change = { endsOn: dayFromNow(-2) };
    expect(await maya.call('PATCH', `${classLinks}/${id}`, change)).toMatchObject({
      status: 422,
      body: { error: { fields: { endsOn: 'invalid' } } },
    });
  });

  it('allows ten class links per collection and fifty per member, even if created at once; revoking one makes room for another', async () => {
    const maya = await newMember();
    const [id, other] = [await newCollection(maya), await newCollection(maya)];
    const create = async (collectionId: number) =>
      (await maya.call('POST', classLinks, { collectionId })).status;
    const { perCollection, perMember, revoked } = classLinkLimits;
    const answers = await Promise.all(Array.from({ length: perCollection + 3 }, () => create(id)));
    expect(answers.toSorted()).toEqual([...Array(perCollection).fill(201), 409, 409, 409]);

    const links = z.array(classLink).parse((await maya.call('GET', classLinks)).body);
    for (const each of links.slice(0, revoked + 1))
      await maya.call('DELETE', `${classLinks}/${each.id}`);
    expect(await create(id)).toBe(201);
    const left = z.array(classLink).parse((await maya.call('GET', classLinks)).body);
    expect(left.filter(({ state }) => state === 'revoked')).toHaveLength(revoked);

    await client.query(
      `insert into class_links (collection_id, shows_own) select $1, false from generate_series(1, $2::integer)`,
      [other, perMember],
    );
    expect(await create(await newCollection(maya))).toBe(409);
    await maya.call('DELETE', `${collections}/${other}`);
    expect(await create(await newCollection(maya))).toBe(409);
  });
});
