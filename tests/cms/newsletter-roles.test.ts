import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { historyPage } from '#contract/history';
import { emptyPlan, newsletterCalendar, type LetterPlan } from '#contract/newsletter';
import { basisHeader, conflict, noBasis } from '#contract/versions';
import { messages } from '../../cms/src/newsletter/i18n/fr.ts';
import { callAdmin } from './admin.ts';
import { connect } from './database.ts';
import { lettersTo } from './mailbox.ts';
import { freshEmail } from './members.ts';
import { invite, type Staff } from './staff.ts';

const client = connect();
let edda: Awaited<ReturnType<typeof invite>>;
let eve: Awaited<ReturnType<typeof invite>>;
let tess: Awaited<ReturnType<typeof invite>>;
beforeAll(async () => {
  [edda, eve, tess] = [
    await invite('strapi-editor'),
    await invite('strapi-editor'),
    await invite('translator'),
  ];
});
afterAll(() =>
  client.query(`delete from letters where week between '2090-01-01' and '2090-12-31'`),
);

let weeks = 0;
/** A week that no other test plans. */
function freshWeek(): string {
  weeks += 1;
  return new Date(Date.UTC(2090, 0, 2 + 7 * weeks)).toISOString().slice(0, 10);
}
const path = (week: string) => `/panel/letter/weeks/${week}`;
const save = (by: Staff, week: string, plan: Partial<LetterPlan>, basis?: string) =>
  by.call(
    'PUT',
    path(week),
    { ...emptyPlan, ...plan },
    'fr',
    basis ? { [basisHeader]: basis } : {},
  );
async function weekOf(week: string, by: Staff = edda) {
  const answer = await by.call('GET', `/panel/letter/weeks?week=${week}`);
  const calendar = newsletterCalendar.parse(await answer.json());
  return { ...calendar, ...calendar.weeks.find((each) => each.week === week) };
}
const refusal = z.object({
  error: z.object({ message: z.string(), name: z.string(), details: z.looseObject({}) }),
});

it('translators can write a newsletter’s French subject and note, whether or not the week is planned, and change nothing else', async () => {
  const week = freshWeek();
  expect((await weekOf(week, tess)).writable).toEqual(['subjectFr', 'noteFr']);
  expect((await save(tess, week, { noteFr: 'Bonjour,' })).status).toBe(200);
  expect((await save(edda, week, { noteEn: 'Hello,', noteFr: 'Bonjour,' })).status).toBe(200);
  const whole = { noteEn: 'Hello,', noteFr: 'Salut,', subjectFr: 'Objet' };
  expect((await save(tess, week, whole)).status).toBe(200);
  const refused = await save(tess, week, { ...whole, noteEn: 'Hi,', noteFr: 'Coucou,' });
  expect(refused.status).toBe(403);
  expect(refusal.parse(await refused.json()).error.message).toBe(messages.notYours);
  expect((await weekOf(week)).plan).toEqual({ ...emptyPlan, ...whole });
  expect((await tess.call('POST', `${path(week)}/move`, { to: freshWeek() })).status).toBe(403);
});

it('answers 409 to a newsletter plan saved over a colleague’s newer one, with that newer plan', async () => {
  const week = freshWeek();
  await save(edda, week, { noteEn: 'First' });
  const { savedAt } = await weekOf(week);
  expect((await save(eve, week, { noteEn: 'Eve’s' }, savedAt ?? '')).status).toBe(200);
  const refused = await save(edda, week, { noteEn: 'Edda’s' }, savedAt ?? '');
  expect(refused.status).toBe(409);
  expect(refusal.parse(await refused.json()).error).toMatchObject({
    name: 'ConflictError',
    details: { fields: { noteEn: 'Eve’s' } },
  });
  const seen = await weekOf(week);
  expect(seen.plan?.noteEn).toBe('Eve’s');
  expect((await save(edda, week, { noteEn: 'Edda’s' }, seen.savedAt ?? '')).status).toBe(200);
});

it('answers 409 with both plans, not 403, to a translator whose newsletter plan is older than what an editor has saved in another field', async () => {
  const week = freshWeek();
  await save(edda, week, { subjectEn: 'First' });
  const { savedAt } = await weekOf(week, tess);
  await save(edda, week, { subjectEn: 'First', noteEn: 'Edda’s' });
  const plan = { subjectEn: 'First', noteFr: 'Bonjour,' };
  const refused = await save(tess, week, plan, savedAt ?? '');
  expect(refused.status).toBe(409);
  const { details } = z.object({ error: conflict }).parse(await refused.json()).error;
  expect(details).toMatchObject({
    base: { subjectEn: 'First', noteEn: null },
    fields: { subjectEn: 'First', noteEn: 'Edda’s' },
  });
  const merged = { ...plan, noteEn: 'Edda’s' };
  expect((await save(tess, week, merged, details.savedAt.toISOString())).status).toBe(200);
});

it('if two people plan the same free newsletter week at the same moment, one plan is saved and the other gets 409', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const week = freshWeek();
    const answers = await Promise.all([
      save(edda, week, { noteEn: 'Edda’s' }, noBasis),
      save(eve, week, { noteEn: 'Eve’s' }, noBasis),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? 'Edda’s' : 'Eve’s';
    const { rows } = await client.query('select note_en from letters where week = $1', [week]);
    expect(rows).toEqual([{ note_en: winner }]);
  }
});

it('the history records who has created and changed the newsletter of which week', async () => {
  const week = freshWeek();
  await save(edda, week, { noteEn: 'Hello,' });
  await save(edda, week, { noteEn: 'Hello again,' });
  const { entries } = historyPage.parse(await (await callAdmin('GET', '/panel/history')).json());
  const own = entries.filter(({ noun, title }) => noun === 'letter' && title === week);
  expect(own.map(({ action, by }) => [action, by?.split(' · ')[0]])).toEqual([
    ['change', edda.email],
    ['create', edda.email],
  ]);
});

it('sends one address at most twelve test newsletters an hour, whichever accounts send them', async () => {
  const to = freshEmail();
  const test = (by: Staff, address: string) =>
    by.call(
      'POST',
      `${path(freshWeek())}/test`,
      { language: 'en', to: address, plan: emptyPlan },
      'fr',
    );
  for (let tests = 1; tests <= 6; tests += 1) {
    expect((await test(edda, to)).status).toBe(200);
    expect((await test(eve, to.replace('@', `+${tests}@`))).status).toBe(200);
  }
  const refused = await test(tess, to);
  expect(refused.status).toBe(429);
  expect(
    refusal.shape.error.pick({ message: true }).parse((await refused.json()).error).message,
  ).toBe(messages.tooManyTests);
  expect(await lettersTo(to)).toHaveLength(6);
});
