import { expect, it } from 'vitest';
import { adminApi } from './admin.ts';
import { collections, newCollection, newOwnAffirmation, ownAffirmations } from './collections.ts';
import { connect } from './database.ts';
import { newMember } from './members.ts';
import { startCms } from './another-cms.ts';

const client = connect();

async function count(sql: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::integer as count from ${sql}`);
  return Number(rows[0]?.count);
}

it('keeps what editors changed or deleted when a second CMS process starts', async () => {
  const { rows } = await client.query(
    `select document_id, rating, text from testimonials where public_id = 8 and locale = 'en'`,
  );
  const { document_id: documentId, text } = rows[0] ?? {};
  await adminApi.update('testimonial', documentId, { text: 'Changed by an editor.' });
  const last = await client.query(
    'select document_id from affirmations order by public_id desc limit 1',
  );
  await adminApi.remove('affirmation', String(last.rows[0]?.document_id));
  const all = [
    'affirmations',
    'categories',
    'testimonials',
    'admin_users',
    'admin_roles',
    'admin_permissions',
    'affirmations_category_lnk',
  ];
  const before = await Promise.all(all.map(count));

  await (await startCms()).end();

  expect(await Promise.all(all.map(count))).toEqual(before);
  expect(await count(`testimonials where text = 'Changed by an editor.'`)).toBe(1);
  await adminApi.update('testimonial', documentId, { text });
}, 300_000);

it('a starting CMS purges what members deleted over an hour ago, and nothing that they can still restore', async () => {
  const maya = await newMember();
  const [gone, deleted, kept] = [
    await newCollection(maya, 3),
    await newCollection(maya, 3),
    await newCollection(maya, 3),
  ];
  const written = await newOwnAffirmation(maya);
  for (const id of [gone, deleted]) await maya.call('DELETE', `${collections}/${id}`);
  await maya.call('DELETE', `${ownAffirmations}/${written}`);
  const past = `set deleted_at = now() - interval '61 minutes' where id = $1`;
  await client.query(`update saved_collections ${past}`, [gone]);
  await client.query(`update own_affirmations ${past}`, [written]);

  await (await startCms()).end();

  const { rows } = await client.query(
    `select id from saved_collections where user_id = $1
     union select id from own_affirmations where user_id = $1
     union select collection_id from saved_collection_items where collection_id = any($2) order by id`,
    [maya.id, [gone, deleted, kept]],
  );
  expect(rows).toEqual([{ id: deleted }, { id: kept }]);
}, 300_000);
