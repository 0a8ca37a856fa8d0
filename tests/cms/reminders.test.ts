import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { invitationResult, team } from '#contract/team';
import { reminderChoice } from '#contract/translation';
import { filledDatabase, logInAt, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { wakeWorkers } from './jobs.ts';
import { freshEmail } from './members.ts';
import { readLetter, startMailServer, type MailServer } from './smtp.ts';

const panel = 'https://panel.example';
const at = '/content-manager/collection-types/api::affirmation.affirmation';
let cms: CmsProcess;
let mail: MailServer;
let client: Pool;
let session: Record<string, string>;
const made: string[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  const DATABASE_URL = await filledDatabase();
  client = new Pool({ connectionString: DATABASE_URL, max: 2 });
  const env = { DATABASE_URL, SMTP_URL: mail.url, ADMIN_URL: panel };
  cms = await startCms(env);
  // A second process, which must not send anything twice.
  await startCms(env);
  session = await logInAt(cms);
}, 400_000);
afterAll(async () => {
  await client.end();
  await mail.close();
});
afterEach(async () => {
  for (const documentId of made.splice(0)) await ask('DELETE', `${at}/${documentId}?locale=*`);
  await client.query('delete from reminders');
  await client.query(`delete from jobs.job where name = 'weekly-reminder'`);
  mail.letters.length = 0;
  mail.attempts.clear();
});

const ask = (method: string, path: string, body?: object, headers = session) =>
  fetch(`${cms.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

const registered = z.object({ data: z.object({ token: z.string() }) });

/** Somebody with an account of the panel, in a language. */
async function colleague(roleName: string, language = 'en') {
  const email = freshEmail();
  const { roles } = team.parse(await (await ask('GET', '/panel/team')).json());
  const role = roles.find(({ name }) => name === roleName)?.id;
  const invitation = { firstname: 'Tess', lastname: '', email, role, language };
  const answer = await ask('POST', '/panel/team', invitation);
  const { person } = invitationResult.parse(await answer.json());
  // Only reminders are counted here, and this was the invitation.
  mail.letters.pop();
  mail.attempts.delete(email);
  const registrationToken = new URL(person.link ?? '').searchParams.get('registrationToken');
  const userInfo = { firstname: 'Tess', password: 'Chosen1234' };
  const { data } = registered.parse(
    await (await ask('POST', '/admin/register', { registrationToken, userInfo })).json(),
  );
  const own = { Authorization: `Bearer ${data.token}` };
  return {
    id: person.id,
    email,
    wantReminders: (isOn = true) => ask('PUT', '/panel/home/reminder', { isOn }, own),
    async hasReminders() {
      const read = await ask('GET', '/panel/home/reminder', undefined, own);
      return reminderChoice.parse(await read.json()).isOn;
    },
  };
}

const created = z.object({ data: z.object({ documentId: z.string() }) });

/** An English draft without a translation. */
async function draft(text: string): Promise<string> {
  const { rows } = await client.query('select document_id from categories where public_id = 2');
  const category = { connect: [{ documentId: rows[0]?.document_id, locale: 'en' }] };
  const body = { text, description: 'Say it slowly.', category };
  const answer = await ask('POST', `${at}?locale=en`, body);
  const { documentId } = created.parse(await answer.json()).data;
  made.push(documentId);
  return documentId;
}

/** Runs the weekly job, and waits until it has ended. */
async function runJob(): Promise<void> {
  await client.query(
    `insert into jobs.job (name, retry_limit, retry_delay) values ('weekly-reminder', 3, 0)`,
  );
  const left = async () => {
    await wakeWorkers(client);
    const { rows } = await client.query(
      `select state from jobs.job where name = 'weekly-reminder' and state <> 'completed'`,
    );
    return rows;
  };
  await expect.poll(left, { interval: 300 }).toEqual([]);
}
const to = () => mail.letters.map((letter) => letter.to);

it('on Mondays, panel users who turned reminders on get an email about waiting texts in their language, with links to the panel', async () => {
  const [editor, translator, silent] = [
    await colleague('Editor'),
    await colleague('Translator', 'fr'),
    await colleague('Editor'),
  ];
  await editor.wantReminders();
  await translator.wantReminders();
  expect(await silent.hasReminders()).toBe(false);
  await draft('I wait for Monday.');
  await runJob();
  expect(to().toSorted()).toEqual([editor.email, translator.email].toSorted());

  const [english, french] = await Promise.all(
    [editor, translator].map(({ email }) =>
      readLetter(mail.letters.find((each) => each.to === email)),
    ),
  );
  expect(english?.subject).toBe('Colibri: 2 items are waiting for you');
  expect(english?.html).toContain('<html lang="en">');
  expect(english?.text).toContain('Affirmations in French: Missing (1)');
  expect(english?.text).toContain(
    `${panel}/admin/translations?noun=affirmation&language=fr&state=missing`,
  );
  expect(english?.text).toContain('Affirmations that aren’t published and have no translation (1)');
  expect(english?.text).toContain(`${panel}/admin/\n`);
  // A translator can't publish the English.
  expect(french?.subject).toBe('Colibri\u00a0: 1 tâche vous attend');
  expect(french?.html).toContain('<html lang="fr">');
  expect(french?.text).toContain('Affirmations en français, à traduire (1)');
});

it('sends a reminder once a week, even if the job runs several times at once in two processes', async () => {
  const { email, wantReminders } = await colleague('Editor');
  await wantReminders();
  await draft('I wait once.');
  await Promise.all([runJob(), runJob(), runJob(), runJob()]);
  await runJob();
  expect(to()).toEqual([email]);
  await client.query(`update reminders set sent_week = sent_week - 7`);
  await runJob();
  expect(to()).toEqual([email, email]);
});

it('sends no reminder if no text is waiting, to people who turned reminders off, or to deactivated accounts', async () => {
  const [editor, fickle, gone] = [
    await colleague('Editor'),
    await colleague('Editor'),
    await colleague('Editor'),
  ];
  for (const { wantReminders } of [editor, fickle, gone]) await wantReminders();
  expect(await fickle.hasReminders()).toBe(true);
  await runJob();
  expect(to()).toEqual([]);

  await fickle.wantReminders(false);
  await ask('PUT', `/admin/users/${gone.id}`, { isActive: false });
  await draft('I wait for one editor.');
  await runJob();
  expect(to()).toEqual([editor.email]);
});

it('sends a reminder later if the mail server fails, without repeating those that were sent', async () => {
  const [failing, other] = [await colleague('Editor'), await colleague('Editor')];
  for (const { wantReminders } of [failing, other]) await wantReminders();
  await draft('I wait for the mail server.');
  mail.setBehavior(failing.email, { refuses: 451, says: 'Try again later' });
  const done = runJob();
  await expect.poll(() => mail.attempts.get(failing.email) ?? 0).toBeGreaterThan(0);
  await expect.poll(to).toEqual([other.email]);
  mail.setBehavior(failing.email, 'takes');
  await done;
  expect(to()).toEqual([other.email, failing.email]);
  expect(cms.log()).not.toContain(failing.email);
});

it('schedules reminder emails for Mondays at eight, and deletes an account’s choice to get them together with the account', async () => {
  const { id, wantReminders } = await colleague('Translator');
  await wantReminders();
  expect((await client.query('select from reminders')).rowCount).toBe(1);
  await ask('DELETE', `/admin/users/${id}`);
  expect((await client.query('select from reminders')).rowCount).toBe(0);
  const { rows } = await client.query(
    `select cron, options from jobs.schedule where name = 'weekly-reminder'`,
  );
  expect(rows).toEqual([
    { cron: '0 8 * * 1', options: expect.objectContaining({ missed: 'once' }) },
  ]);
});
