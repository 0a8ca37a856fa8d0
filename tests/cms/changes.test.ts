import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Change } from '#contract/change';
import { editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { listen } from './changes.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = madeBy(client);

/** Changes a testimonial by a statement of its own, as no program of ours does. */
const touch = () => client.query('update testimonials set rating = rating where public_id = 1');
const touched: Change = { noun: 'testimonial', id: 1 };

/** All that is announced until the testimonial is, which others may have gone before. */
async function heardUntilTouched(next: () => Promise<Change>): Promise<Change[]> {
  const heard = [];
  for (let change = await next(); !isDeepStrictEqual(change, touched); change = await next())
    heard.push(change);
  return heard;
}

it('is heard of as soon as readers see it, and not before', async () => {
  const next = await listen();
  const documentId = await affirmations.draft('I make noise.');
  const shown = { noun: 'affirmation', id: await affirmations.idOf(documentId) };
  await editor.update('affirmation', documentId, { text: 'I make more noise.' });
  await touch();
  expect(await heardUntilTouched(next)).not.toContainEqual(shown);
  await editor.publish('affirmation', documentId);
  await touch();
  expect(await heardUntilTouched(next)).toContainEqual(shown);
});

it('is heard of whoever changed it', async () => {
  const next = await listen();
  await touch();
  await heardUntilTouched(next);
});

it('is lost to nobody where the CMS’s line to the database broke', async () => {
  const before = await listen();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query in ('listen content', 'select 1')`,
  );
  await expect(heardUntilTouched(before)).rejects.toThrow('the stream ended');
  const meanwhile = await listen();
  await touch();
  // Who comes before the line stands again hears of it, or is sent away once more to start afresh.
  await heardUntilTouched(meanwhile).catch((error: unknown) =>
    expect(error).toMatchObject({ message: 'the stream ended' }),
  );
});
