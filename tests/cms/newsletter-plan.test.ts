import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { renderedEmail } from '#contract/letter';
import {
  affirmationChoice,
  emptyPlan,
  newsletterCalendar,
  type LetterPlan,
} from '#contract/newsletter';
import { versionPage } from '#contract/versions';
import { weekAt } from '../../cms/src/newsletter/server/week.ts';
import { messages } from '../../cms/src/newsletter/i18n/en.ts';
import { emailTexts } from '../../cms/src/mail/texts/index.ts';
import { logInAt } from './another-cms.ts';
import { clock, setUpNewsletter } from './newsletter-setup.ts';
import { readLetter } from './smtp.ts';

const { setup, subscribers, send, allSettled } = setUpNewsletter();
let session: Record<string, string>;
beforeAll(async () => {
  session = await logInAt(setup().cms);
});

const ask = (method: string, path: string, body?: object, language = 'en') =>
  fetch(`${setup().cms.url}/panel/letter${path}`, {
    method,
    headers: { ...session, 'Content-Type': 'application/json', 'Accept-Language': language },
    ...(body && { body: JSON.stringify(body) }),
  });
const readWeeks = async (query = '') =>
  newsletterCalendar.parse(await (await ask('GET', `/weeks${query}`)).json());

async function plan(week: string, changes: Partial<LetterPlan>) {
  const answer = await ask('PUT', `/weeks/${week}`, { ...emptyPlan, ...changes });
  expect(answer.status, await answer.text()).toBe(200);
}
async function weekOf(week: string) {
  const found = (await readWeeks(`?week=${week}`)).weeks.find((each) => each.week === week);
  if (!found) throw new Error(`${week} is not in the calendar`);
  return found;
}
async function preview(week: string, changes: Partial<LetterPlan>) {
  const answer = await ask('POST', `/weeks/${week}/preview`, {
    plan: { ...emptyPlan, ...changes },
  });
  return z.array(renderedEmail).parse(await answer.json());
}
async function search(q: string) {
  const answer = await ask('GET', `/choices?${new URLSearchParams({ q })}`);
  return z.array(affirmationChoice).parse(await answer.json());
}
const errorOf = async (answer: Response) =>
  z.object({ error: z.object({ message: z.string() }) }).parse(await answer.json()).error.message;

const written = {
  subjectEn: 'A brave week',
  subjectFr: 'Une semaine courageuse',
  noteEn: 'Hello from us',
  noteFr: 'Un mot de nous',
};

it('the newsletter calendar shows eight weeks, from the one before the next email, and predicts the automatic choice for each', async () => {
  const { weeks, next, shown } = await readWeeks();
  expect(weeks).toHaveLength(8);
  expect([weeks[0]?.state, weeks[1]?.week, shown]).toEqual(['unstarted', next, next]);
  const expected = weeks.slice(1, 4).map(({ outgoing }) => outgoing?.texts.en);
  expect(new Set(expected).size).toBe(3);

  // The prediction for each week is what Colibri chooses once the emails before have gone out.
  for (const [index, text] of expected.entries()) {
    const [english] = await preview(next, {});
    expect(english?.subject).toBe(text);
    expect((await readWeeks()).weeks[1]?.outgoing?.texts.en).toBe(text);
    await setup().client.query(
      `insert into letters (document_id, week, started_at, affirmation_sent, published_at)
       select 'sent' || $2::text, date '2020-01-06' + 7 * $2::int, now(), public_id, now()
       from affirmations where text = $1 and locale = 'en' and published_at is not null`,
      [text, index],
    );
  }
});

it('the newsletter calendar does not predict an affirmation for a later week if editors chose it for an earlier one', async () => {
  const { weeks, next } = await readWeeks();
  const [, first, second, third] = weeks;
  await plan(next, { affirmation: second?.outgoing?.documentId ?? null });
  const after = (await readWeeks()).weeks;
  expect(after[1]).toMatchObject({ state: 'planned', outgoing: second?.outgoing });
  expect(after[2]?.outgoing).toEqual(first?.outgoing);
  expect(after[3]?.outgoing).toEqual(third?.outgoing);
});

it('sends a planned newsletter with the editors’ subjects and notes, keeps a version of each save, and refuses to plan sent or past weeks', async () => {
  const week = weekAt(new Date(), clock.SITE_TIMEZONE);
  const [chosen] = await search('brave');
  const affirmation = chosen?.documentId ?? null;
  await plan(week, { ...written, affirmation, noteEn: 'Hello' });
  await plan(week, { ...written, affirmation });
  const { documentId } = await weekOf(week);
  const answer = await fetch(`${setup().cms.url}/panel/versions/letter/${documentId}`, {
    headers: session,
  });
  const { versions } = versionPage.parse(await answer.json());
  expect(
    versions.map(({ action, fields }) => [action, fields['subjectFr'], fields['noteEn']]),
  ).toEqual([
    ['save', written.subjectFr, 'Hello from us'],
    ['create', written.subjectFr, 'Hello'],
  ]);
  expect(versions[0]?.fields['affirmation']).toMatchObject({ documentId: affirmation });

  await subscribers(['ana@example.org', 'en'], ['lea@exemple.fr', 'fr']);
  await send();
  await allSettled();
  const letters = await Promise.all(setup().mail.letters.map((letter) => readLetter(letter)));
  const sent = letters.map(({ to, subject, text = '' }) => [
    to?.[0]?.address,
    subject,
    text.includes(written.noteEn),
    text.includes(written.noteFr),
  ]);
  expect(sent.toSorted()).toEqual([
    ['ana@example.org', written.subjectEn, true, false],
    ['lea@exemple.fr', written.subjectFr, false, true],
  ]);
  expect((await weekOf(week)).state).toBe('sent');
  const late = await ask('PUT', `/weeks/${week}`, emptyPlan);
  expect([late.status, await errorOf(late)]).toEqual([400, messages.sent]);
  const over = await ask('PUT', `/weeks/2020-01-06`, { ...emptyPlan, noteEn: 'Late' });
  expect([over.status, await errorOf(over)]).toEqual([400, messages.over]);
});

it('the search for a newsletter’s affirmation says where it has found one whose shown texts don’t contain the words', async () => {
  const rename = (column: 'text' | 'description', to: string, status = 'is null') =>
    setup().client.query(
      `update affirmations set ${column} = $1
       where locale = 'en' and published_at ${status} and public_id = (select min(public_id) from affirmations)`,
      [to],
    );
  await rename('description', 'Say it to your armadillo.');
  expect(await search('ARMADILLO')).toMatchObject([
    { match: { language: 'en', field: 'description', content: 'Say it to your armadillo.' } },
  ]);
  await rename('text', 'I am an armadillo.');
  expect(await search('armadillo')).toMatchObject([
    { match: { language: 'en', field: 'text', content: 'I am an armadillo.' } },
  ]);
  await rename('text', 'I am an armadillo.', 'is not null');
  expect(await search('armadillo')).toMatchObject([{ match: null }]);
});

it('the newsletter calendar shows a past week without an email as “Not sent” only if the site had content before that week', async () => {
  const { client } = setup();
  const { weeks } = await readWeeks();
  expect(weeks[0]?.state).toBe('unstarted');
  const age = (by: string) =>
    client.query(`update affirmations set created_at = created_at ${by} interval '30 days'`);
  await age('-');
  expect((await readWeeks()).weeks[0]?.state).toBe('missed');
  await age('+');
});

it('sends a test of an unsaved newsletter plan to any address, and says why the mail server rejected one', async () => {
  const { next } = await readWeeks();
  const call = (to: string) =>
    ask('POST', `/weeks/${next}/test`, {
      language: 'fr',
      to,
      plan: { ...emptyPlan, ...written },
    });
  expect(await (await call('someone@elsewhere.example')).json()).toMatchObject({
    queued: 1,
    isSaved: false,
  });
  const { subject, html = '', text = '' } = await readLetter(setup().mail.letters[0]);
  expect(subject).toBe(`Test · ${written.subjectFr}`);
  expect(html).toContain('<html lang="fr">');
  expect(text).toContain(written.noteFr);
  expect((await weekOf(next)).state).toBe('automatic');

  setup().mail.setBehavior('nobody@elsewhere.example', { refuses: 550, says: 'No such user' });
  expect(await (await call('nobody@elsewhere.example')).json()).toMatchObject({
    refused: expect.stringContaining('No such user'),
  });
  expect((await call('not an address')).status).toBe(400);
  expect(setup().mail.letters).toHaveLength(1);
});

it('previews an unsaved newsletter plan in both languages; without a French affirmation, the French email has the English one', async () => {
  const { next } = await readWeeks();
  const [chosen] = await search('brave');
  const affirmation = chosen?.documentId ?? null;
  const [english, french] = await preview(next, { ...written, affirmation });
  expect([english?.subject, french?.subject]).toEqual([written.subjectEn, written.subjectFr]);
  expect(english?.text).toContain(chosen?.texts.en);
  expect(french?.text).toContain(chosen?.texts.fr);

  const entry = `${setup().cms.url}/content-manager/collection-types/api::affirmation.affirmation`;
  const unpublish = await fetch(`${entry}/${affirmation}/actions/unpublish?locale=fr`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: JSON.stringify({ locale: 'fr' }),
  });
  expect(unpublish.status).toBe(200);
  await plan(next, { affirmation });
  expect((await weekOf(next)).outgoing).toMatchObject({ isPublished: { en: true, fr: false } });
  const [, fallback] = await preview(next, { affirmation });
  expect(fallback?.subject).toBe(chosen?.texts.en);
  expect(fallback?.text).toContain(emailTexts('fr').weekly.untranslated);
});

it('finds affirmations for a newsletter by their English or French text, with the weeks when they were sent or are planned', async () => {
  const { next } = await readWeeks();
  const [one] = await search('brave');
  expect(one?.texts.en).toMatch(/brave/i);
  const word = one?.texts.fr?.slice(0, 20).toUpperCase() ?? '';
  expect((await search(word)).map(({ documentId }) => documentId)).toContain(one?.documentId);
  expect(await search('zzzz')).toEqual([]);
  // Wildcards of LIKE are plain characters.
  expect(await search('%')).toEqual([]);

  await plan(next, { affirmation: one?.documentId ?? null });
  await setup().client.query(
    `insert into letters (document_id, week, started_at, affirmation_sent, published_at)
     select 'sent', '2020-01-06', now(), public_id, now()
     from affirmations where document_id = $1 limit 1`,
    [one?.documentId],
  );
  const [found] = await search('brave');
  expect(found).toMatchObject({ lastSent: '2020-01-06', planned: [next] });
});

it('moves a newsletter plan to a free week, and swaps it with the plan of a taken week only on request', async () => {
  const { weeks } = await readWeeks();
  const [from = '', to = '', third = ''] = weeks.slice(2).map(({ week }) => week);
  const [one, other] = await search('I');
  await plan(from, { ...written, affirmation: one?.documentId ?? null });
  expect((await ask('POST', `/weeks/${from}/move`, { to })).status).toBe(204);
  expect(await weekOf(from)).toMatchObject({ state: 'automatic', plan: emptyPlan });
  expect((await weekOf(to)).plan).toEqual({ ...written, affirmation: one?.documentId });

  await plan(third, { affirmation: other?.documentId ?? null, noteEn: 'Other' });
  const refused = await ask('POST', `/weeks/${to}/move`, { to: third });
  expect([refused.status, await errorOf(refused)]).toEqual([400, messages.taken]);
  expect((await weekOf(third)).plan.noteEn).toBe('Other');
  expect((await ask('POST', `/weeks/${to}/move`, { to: third, swaps: true })).status).toBe(204);
  expect((await weekOf(third)).plan).toEqual({ ...written, affirmation: one?.documentId });
  expect((await weekOf(to)).plan).toMatchObject({
    affirmation: other?.documentId,
    noteEn: 'Other',
    noteFr: '',
  });
});

it('moves one of two newsletter plans to a free week if both are moved there at the same moment', async () => {
  const [one, other, free] = ['2031-01-06', '2031-01-13', '2031-01-20'] as const;
  await plan(one, { noteEn: 'One' });
  await plan(other, { noteEn: 'Other' });
  const moves = await Promise.all(
    [one, other].map((from) => ask('POST', `/weeks/${from}/move`, { to: free })),
  );
  expect(moves.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  const refused = moves.find(({ status }) => status === 400);
  expect(refused && (await errorOf(refused))).toBe(messages.taken);
  const notes = await Promise.all(
    [one, other, free].map(async (week) => (await weekOf(week)).plan.noteEn),
  );
  expect(notes.toSorted()).toEqual(['', 'One', 'Other']);
});

it('swaps the plans of two weeks several times at the same moment without losing one', async () => {
  const [one = '', other = ''] = (await readWeeks()).weeks.slice(5).map(({ week }) => week);
  await plan(one, { noteEn: 'One' });
  await plan(other, { noteEn: 'Other' });
  for (let round = 0; round < 3; round += 1) {
    const swap = (from: string, to: string) =>
      ask('POST', `/weeks/${from}/move`, { to, swaps: true });
    const answers = await Promise.all([
      swap(one, other),
      swap(other, one),
      swap(one, other),
      swap(other, one),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const notes = [(await weekOf(one)).plan.noteEn, (await weekOf(other)).plan.noteEn];
    expect(notes.toSorted()).toEqual(['One', 'Other']);
  }
});

it('refuses to plan newsletters for weeks that don’t exist or are not in this century', async () => {
  for (const week of ['soon', '2026-02-30', '1999-01-04', '2100-01-04'])
    expect([week, (await ask('PUT', `/weeks/${week}`, emptyPlan)).status]).toEqual([week, 400]);
  expect((await ask('GET', '/weeks?from=9999-01-01')).status).toBe(400);
  // The calendar also shows weeks for which it predicts nothing.
  expect((await weekOf('2099-12-28')).outgoing).toBeNull();
});
