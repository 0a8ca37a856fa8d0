import { afterEach, expect, it } from 'vitest';
import { nextNewsletter, scheduledChanges } from '#contract/home';
import { adminApi, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { testPermissions } from './permissions.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const made: string[] = [];
afterEach(async () => {
  await client.query('delete from letters where document_id = any($1)', [made.splice(0)]);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

testPermissions([
  ['reads what is scheduled', () => ['GET', '/panel/home/scheduled'], [200, 200, 200]],
  ['reads the next newsletter', () => ['GET', '/panel/home/newsletter'], [200, 200, 200]],
]);

it('the home page lists what the schedule publishes and unpublishes in the next seven days, soonest first', async () => {
  const [later, soon] = [
    await affirmations.draft('I come tomorrow.'),
    await affirmations.draft('I come and go.'),
  ];
  const past = await affirmations.draft('I come in ten days.');
  await adminApi.update('affirmation', later, { publishAt: inDays(2) });
  await adminApi.update('affirmation', soon, { publishAt: inDays(1), unpublishAt: inDays(3) });
  await adminApi.update('affirmation', past, { publishAt: inDays(10) });
  const answer = await callAdmin('GET', '/panel/home/scheduled');
  const { changes, total } = scheduledChanges.parse(await answer.json());
  expect(
    changes
      .filter(({ documentId }) => [later, soon, past].includes(documentId))
      .map(({ text, language, action }) => [text, language, action]),
  ).toEqual([
    ['I come and go.', 'en', 'publish'],
    ['I come tomorrow.', 'en', 'publish'],
    ['I come and go.', 'en', 'unpublish'],
  ]);
  expect(total).toBe(changes.length);
});

it('the home page shows what the next newsletter sends, whether the editors chose it, and which language is missing', async () => {
  const next = async () =>
    nextNewsletter.parse(await (await callAdmin('GET', '/panel/home/newsletter')).json());
  const { week, choice } = await next();
  expect(choice).toBe('none');
  const documentId = await affirmations.published('I go out on Monday.');
  const affirmation = { connect: [{ documentId, locale: 'en' }] };
  made.push(await adminApi.create('letter', { week, affirmation }));
  expect(await next()).toMatchObject({
    week,
    choice: 'kept',
    affirmation: { text: 'I go out on Monday.', textLanguage: 'en', untranslated: ['fr'] },
  });
  await adminApi.unpublish('affirmation', documentId);
  expect((await next()).choice).toBe('unpublished');
});
