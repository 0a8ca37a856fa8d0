import { expect, inject, it } from 'vitest';
import { editor } from './admin.ts';
import { startCms } from './another-cms.ts';
import { connect } from './database.ts';

const client = connect();

async function count(sql: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::integer as count from ${sql}`);
  return Number(rows[0]?.count);
}

it('changes nothing, and leaves what an editor changed or deleted', async () => {
  const { rows } = await client.query(
    `select document_id, rating, text from testimonials where public_id = 8 and locale = 'en'`,
  );
  const { document_id: documentId, text } = rows[0] ?? {};
  await editor.update('testimonial', documentId, { text: 'Changed by an editor.' });
  const last = await client.query(
    'select document_id from affirmations order by public_id desc limit 1',
  );
  await editor.remove('affirmation', String(last.rows[0]?.document_id));
  const all = [
    'affirmations',
    'categories',
    'testimonials',
    'admin_users',
    'affirmations_category_lnk',
  ];
  const before = await Promise.all(all.map(count));

  const another = await startCms({ DATABASE_URL: inject('database') });
  await another.end();

  expect(await Promise.all(all.map(count))).toEqual(before);
  expect(await count(`testimonials where text = 'Changed by an editor.'`)).toBe(1);
  await editor.update('testimonial', documentId, { text });
}, 200_000);
