import { afterEach, expect, it } from 'vitest';
import { nextNewsletter, scheduledChanges } from '#contract/home';
import { untranslatedDrafts } from '#contract/translation';
import { adminApi, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { testPermissions } from './permissions.ts';
import { invite, type Staff } from './staff.ts';
import { french } from './translations.ts';

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
  ['reads which drafts wait', () => ['GET', '/panel/home/drafts'], [200, 200, 200]],
  ['reads whether reminders are on', () => ['GET', '/panel/home/reminder'], [200, 200, 200]],
  ['turns reminders off', () => ['PUT', '/panel/home/reminder', { isOn: false }], [204, 204, 204]],
  ['chooses no reminders', () => ['PUT', '/panel/home/reminder', {}], [400, 400, 400]],
]);

it('lists for the panel’s home page what is scheduled to be published and unpublished in the next seven days, soonest first', async () => {
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

it('says for the panel’s home page whether editors chose the next newsletter’s affirmation, whether it has been unpublished since, and which language it lacks', async () => {
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

it('lists for the panel’s home page unscheduled drafts without a translation, to people who can publish them', async () => {
  const [waiting, scheduled, translated] = [
    await affirmations.draft('I wait to be published.'),
    await affirmations.draft('I am scheduled already.'),
    await affirmations.draft('I am translated already.'),
  ];
  const published = await affirmations.published('I am published already.');
  const inFrench = affirmations.keep(await adminApi.create('affirmation', french, 'fr'));
  await adminApi.update('affirmation', scheduled, { publishAt: inDays(1) });
  await adminApi.update('affirmation', translated, french, 'fr');
  const listed = async ({ call }: Pick<Staff, 'call'>) => {
    const answer = await call('GET', '/panel/home/drafts');
    return untranslatedDrafts.parse(await answer.json());
  };
  const editor = await invite('strapi-editor');
  const { drafts, total } = await listed(editor);
  const own = [waiting, scheduled, translated, published, inFrench];
  expect(drafts.filter(({ documentId }) => own.includes(documentId))).toEqual([
    { documentId: inFrench, language: 'fr', text: french.text },
    { documentId: waiting, language: 'en', text: 'I wait to be published.' },
  ]);
  expect(total).toBeGreaterThanOrEqual(2);
  expect(await listed(await invite('translator'))).toEqual({ drafts: [], total: 0 });
  await adminApi.publish('affirmation', waiting);
  const documents = (await listed(editor)).drafts.map(({ documentId }) => documentId);
  expect(documents).not.toContain(waiting);
});
