import { expect, it } from 'vitest';
import { affirmation } from '#contract/affirmation';
import { messages } from '../../cms/src/spreadsheet/i18n/en.ts';
import { adminApi, call } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { head, report } from './csv.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());

it('a CSV import changes nothing if its changes are not the previewed ones anymore, and shows the new ones', async () => {
  const documentId = await affirmations.published('I was previewed.', 'Say it.');
  const id = await affirmations.idOf(documentId);
  const sheet = [head, `${id},courage,I am imported.,,,,,published,`].join('\r\n');
  const { hash } = await report(sheet);
  await adminApi.update('affirmation', documentId, { text: 'I was changed since.' });
  const refused = await report(sheet, true, 'en', hash);
  expect(refused).toMatchObject({ applied: false, isOutdated: true });
  expect(refused.changes).toMatchObject([{ id, title: 'I was changed since.' }]);
  expect(affirmation.parse((await call(`/affirmations/${id}?lang=en`)).body)).toMatchObject({
    text: 'I was previewed.',
  });
  expect(await report(sheet, true, 'en', refused.hash)).toMatchObject({ applied: true });
});

it('a CSV import that only publishes a text shows a new preview if that text has changed since the first one', async () => {
  const documentId = await affirmations.draft('I was previewed.');
  const id = await affirmations.idOf(documentId);
  const sheet = `id,category,status_en\n${id},Calm,published\n`;
  const { hash, warnings } = await report(sheet);
  const message = messages.publishesUnseen('I was previewed.');
  expect(warnings).toContainEqual({ line: 2, column: 'status_en', message });
  await adminApi.update('affirmation', documentId, { text: 'Nobody has read me.' });
  expect(await report(sheet, true, 'en', hash)).toMatchObject({
    applied: false,
    isOutdated: true,
  });
});

it('the preview of a CSV import shows every text that it publishes without containing it', async () => {
  const documentId = await affirmations.draft('I was seen.', 'Nobody has read this description.');
  const french = { text: 'Personne ne m’a lue.', description: 'Ni ceci.' };
  await adminApi.update('affirmation', documentId, french, 'fr');
  const id = await affirmations.idOf(documentId);
  const { warnings } = await report(
    `id,text_en,status_en,status_fr\n${id},I was seen.,published,published\n`,
  );
  expect(warnings.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 'status_en', messages.publishesUnseen('Nobody has read this description.')],
    [2, 'status_fr', messages.publishesUnseen(french.text)],
    [2, 'status_fr', messages.publishesUnseen(french.description)],
  ]);
});

it('a preview of a CSV import says which changes readers would see at once: published texts and fields that both languages share, but no drafts', async () => {
  const id = await affirmations.idOf(await affirmations.published('I was live.', 'Say it.'));
  const draft = await affirmations.idOf(await affirmations.draft('I was a draft.'));
  const isLive = async (columns: string, cells: string) => {
    const { changes } = await report(`id,${columns}\n${cells}\n`);
    return changes.map((change) => change.isLive);
  };
  expect(await isLive('text_en,status_en', `${id},I am live.,published`)).toEqual([true]);
  expect(await isLive('category,text_en', `${id},,I am modified.`)).toEqual([false]);
  expect(await isLive('featured,text_en', `${id},yes,I am shared.`)).toEqual([true]);
  expect(await isLive('text_fr,description_fr', `${id},Oui.,Dis-le.`)).toEqual([false]);
  expect(await isLive('featured,text_en', `${draft},yes,I am still a draft.`)).toEqual([false]);
  expect(await isLive('status_en', `${draft},published`)).toEqual([true]);
  expect(await isLive('name_en,icon', '5,Calmness,ph-star')).toEqual([true]);
});

it('a preview of a CSV import says in which language readers would no longer see a text', async () => {
  const id = await affirmations.idOf(await affirmations.published('I will be gone.', 'Say it.'));
  const row = `id,text_en,status_en,text_fr,description_fr,status_fr\n${id},I am gone.,draft,Oui.,Dis-le.,draft\n`;
  expect((await report(row)).changes).toMatchObject([{ isLive: false, unpublishes: ['en'] }]);
});
