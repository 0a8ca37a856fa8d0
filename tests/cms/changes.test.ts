import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect, inject, it } from 'vitest';
import { change, changesPath, keyHeader } from '#contract/change';
import { editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = madeBy(client);

async function listen() {
  const answer = await fetch(inject('cms') + changesPath, {
    headers: { [keyHeader]: inject('cmsKey') },
  });
  if (!answer.body) throw new Error('no stream');
  const lines = createInterface({ input: Readable.from(answer.body) })[Symbol.asyncIterator]();
  return async function next() {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the stream ended');
      if (value.startsWith('data: ')) return change.parse(JSON.parse(value.slice(6)));
    }
  };
}

it('is heard of as soon as readers see it, and not before', async () => {
  const next = await listen();
  const documentId = await affirmations.draft('I make noise.');
  const id = await affirmations.idOf(documentId);
  await editor.update('affirmation', documentId, { text: 'I make more noise.' });
  await editor.publish('affirmation', documentId);
  // The draft, written first, was not announced: else an event would stand before this one.
  expect(await next()).toEqual({ noun: 'affirmation', id });
});

it('is heard of whoever changed it', async () => {
  const next = await listen();
  await client.query('update testimonials set rating = rating where public_id = 1');
  expect(await next()).toEqual({ noun: 'testimonial', id: 1 });
});
