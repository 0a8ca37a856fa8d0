import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { Change } from '#contract/change';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { listen } from './changes.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = affirmationFactory(client);

/** Changes a testimonial directly in the database, as none of our programs does. */
const touch = () => client.query('update testimonials set rating = rating where public_id = 1');
const touched: Change = { noun: 'testimonial', id: 1 };

/** The changes announced before that of the testimonial. Other tests may have caused some of them. */
async function heardUntilTouched(next: () => Promise<Change>): Promise<Change[]> {
  const heard = [];
  for (let change = await next(); !isDeepStrictEqual(change, touched); change = await next())
    heard.push(change);
  return heard;
}

it('the stream of content changes announces an affirmation when it is published, not while it is a draft', async () => {
  const next = await listen();
  const documentId = await affirmations.draft('I make noise.');
  const shown = { noun: 'affirmation', id: await affirmations.idOf(documentId) };
  await adminApi.update('affirmation', documentId, { text: 'I make more noise.' });
  await touch();
  expect(await heardUntilTouched(next)).not.toContainEqual(shown);
  await adminApi.publish('affirmation', documentId);
  await touch();
  expect(await heardUntilTouched(next)).toContainEqual(shown);
});

it('the CMS announces a content change that is made directly in the database', async () => {
  const next = await listen();
  await touch();
  await heardUntilTouched(next);
});

it('a stream of content changes ends when the CMS loses its database connection; a stream opened soon after announces the next change or ends, too', async () => {
  const before = await listen();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query in ('listen content', 'select 1')`,
  );
  await expect(heardUntilTouched(before)).rejects.toThrow('the stream ended');
  const meanwhile = await listen();
  await touch();
  // A client that connects before the CMS is back on the database hears the change or is disconnected again.
  await heardUntilTouched(meanwhile).catch((error: unknown) =>
    expect(error).toMatchObject({ message: 'the stream ended' }),
  );
});
