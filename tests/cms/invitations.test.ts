import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { invitationResult, team } from '#contract/team';
import { filledDatabase, logInAt, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { freshEmail } from './members.ts';
import { readLetter, startMailServer, type MailServer } from './smtp.ts';

const panel = 'https://panel.example';
let cms: CmsProcess;
let mail: MailServer;
let database: string;
let session: Record<string, string>;

beforeAll(async () => {
  mail = await startMailServer();
  database = await filledDatabase();
  cms = await startCms({ DATABASE_URL: database, SMTP_URL: mail.url, ADMIN_URL: panel });
  session = await logInAt(cms);
}, 400_000);
afterAll(() => mail.close());
afterEach(() => {
  mail.letters.length = 0;
});

const ask = (method: string, path: string, body?: object, language = 'en') =>
  fetch(`${cms.url}${path}`, {
    method,
    headers: { ...session, 'Content-Type': 'application/json', 'Accept-Language': language },
    ...(body && { body: JSON.stringify(body) }),
  });
const readTeam = async () => team.parse(await (await ask('GET', '/panel/team')).json());
const lettersTo = (email: string) => mail.letters.filter(({ to }) => to === email);

async function person(email: string, language = 'en') {
  const role = (await readTeam()).roles.find(({ name }) => name === 'Translator');
  return { firstname: 'Tess', lastname: 'Test', email, role: role?.id, language };
}
async function invite(email: string, language = 'en') {
  const answer = await ask('POST', '/panel/team', await person(email, language));
  expect(answer.status).toBe(200);
  return invitationResult.parse(await answer.json());
}
async function inviteAgain(id: number, language = 'en') {
  const answer = await ask('POST', `/panel/team/${id}/invitation`, { language });
  expect(answer.status).toBe(200);
  return invitationResult.parse(await answer.json());
}

const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('registrationToken');
const registerWith = (registrationToken: string | null, password = 'Chosen1234') =>
  ask('POST', '/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Tess', password },
  });
const register = (link: string | null, password?: string) => registerWith(tokenOf(link), password);

it('emails an invitation in the invited person’s language, with a link of ADMIN_URL that lets them choose a password', async () => {
  const email = freshEmail();
  const { person: invited, delivery } = await invite(email, 'fr');
  expect(delivery).toBe('sent');
  expect(lettersTo(email)).toHaveLength(1);
  const { subject, html = '', text = '' } = await readLetter(lettersTo(email)[0]);
  expect(subject).toBe('Votre invitation à travailler sur Colibri');
  expect(text).toContain(
    'Votre rôle\u00A0: Traduction (lit tout le contenu et le traduit en français).',
  );
  expect(text, 'a plain text has no button').not.toMatch(/bouton/);
  expect(html).toContain('<html lang="fr">');
  const link = new URL(/\bhttps?:\S+registrationToken=\S+/.exec(text)?.[0] ?? '');
  expect(link.href).toBe(invited.link);
  expect(link.origin + link.pathname).toBe(`${panel}/admin/auth/register`);

  const answer = await ask('POST', '/admin/register', {
    registrationToken: link.searchParams.get('registrationToken'),
    userInfo: { firstname: 'Tess', password: 'Chosen1234' },
  });
  const registered = z.object({
    data: z.object({ user: z.object({ preferedLanguage: z.string() }) }),
  });
  expect(registered.parse(await answer.json()).data.user.preferedLanguage).toBe('fr');
});

it('lists which panel accounts are active, invited or deactivated, with the password link of invited ones only', async () => {
  const [active, invited, inactive] = [freshEmail(), freshEmail(), freshEmail()] as const;
  await invite(invited);
  for (const email of [active, inactive]) {
    await register((await invite(email)).person.link);
  }
  const listed = async (email: string) =>
    (await readTeam()).people.find((each) => each.email === email);
  await ask('PUT', `/admin/users/${(await listed(inactive))?.id}`, { isActive: false });

  expect(await listed(active)).toMatchObject({ name: 'Tess Test', state: 'active', link: null });
  expect(await listed(inactive)).toMatchObject({ state: 'inactive', link: null });
  const waiting = await listed(invited);
  expect(waiting).toMatchObject({ state: 'invited', roles: ['Translator'], language: 'en' });
  expect(waiting?.link).toMatch(/^https:\/\/panel\.example\/admin\/auth\/register\?registration/);

  const id = (await listed(active))?.id;
  const again = await ask('POST', `/panel/team/${id}/invitation`, { language: 'en' });
  expect(again.status).toBe(400);
});

it('an invitation ends when an administrator activates and deactivates its account, but not when they change an invited account that is not active yet', async () => {
  const { person: other } = await invite(freshEmail());
  const { person: withdrawn } = await invite(freshEmail());
  // Strapi's form sends this with every change to someone who hasn't chosen a password.
  await ask('PUT', `/admin/users/${other.id}`, { firstname: 'Tessa', isActive: false });
  for (const isActive of [true, false])
    await ask('PUT', `/admin/users/${withdrawn.id}`, { isActive });

  expect((await register(withdrawn.link)).status).toBe(400);
  expect((await register(other.link)).status).toBe(200);
  const { people } = await readTeam();
  expect(people.find(({ id }) => id === withdrawn.id)?.state).toBe('inactive');
});

it('the link of an invitation works for seven days, and sending it again replaces it with a new one', async () => {
  const open = (token: string | null) =>
    ask('GET', `/admin/registration-info?registrationToken=${token}`);
  const { person: invited } = await invite(freshEmail());
  const days = (Date.parse(invited.linkEndsAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  const db = new Client({ connectionString: database });
  await db.connect();
  const ended = `${tokenOf(invited.link)?.split('.')[0]}.${(Date.now() - 1000).toString(36)}`;
  for (const token of [ended, 'one-of-an-older-version']) {
    await db.query('update admin_users set registration_token = $2 where id = $1', [
      invited.id,
      token,
    ]);
    for (const answer of [await open(token), await registerWith(token)]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('This invitation no longer works');
    }
  }
  await db.end();

  const first = (await inviteAgain(invited.id)).person;
  const second = (await inviteAgain(invited.id)).person;
  expect((await register(first.link)).status).toBe(400);
  expect((await open(tokenOf(second.link))).status).toBe(200);
  expect((await register(second.link)).status).toBe(200);
});

it('an invitation opens its account once, also if several people use its link at the same moment', async () => {
  const { link } = (await invite(freshEmail())).person;
  const answers = await Promise.all([1, 2, 3, 4].map((each) => register(link, `Chosen123${each}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  // Without any body.
  expect((await ask('POST', '/admin/register')).status).toBe(400);
});

it('says what the mail server answered when an invitation fails, and sends it again in another language', async () => {
  const email = freshEmail();
  mail.setBehavior(email, { refuses: 451, says: 'Try again later' });
  const failed = await invite(email);
  expect(failed).toMatchObject({ delivery: 'failed', reason: '451 Try again later' });

  mail.setBehavior(email, 'takes');
  await ask('PUT', '/admin/users/me', { firstname: 'Zoé' });
  const again = await inviteAgain(failed.person.id, 'fr');
  await ask('PUT', '/admin/users/me', { firstname: 'Colibri' });
  expect(again).toMatchObject({ delivery: 'sent', person: { language: 'fr' } });
  const { subject } = await readLetter(lettersTo(email)[0]);
  expect(subject).toBe('Zoé vous invite à travailler sur Colibri');
  expect(cms.log()).not.toContain(email);
});

it('sends at most three invitations an hour to one inbox, tagged addresses (me+1@) included, and others still get theirs', async () => {
  const [email, other] = [freshEmail(), freshEmail()] as const;
  const { id } = (await invite(email)).person;
  await inviteAgain(id);
  await inviteAgain(id);
  expect((await inviteAgain(id)).delivery).toBe('limited');
  const tagged = email.replace('@', '+tag@');
  const limited = await invite(tagged);
  expect(limited.delivery).toBe('limited');
  expect(limited.person.link).not.toBeNull();
  expect(lettersTo(email)).toHaveLength(3);
  expect(lettersTo(tagged)).toEqual([]);
  expect((await invite(other)).delivery).toBe('sent');
});

it('rejects an invitation to an address that has an account, ignoring upper and lower case, with a message at the field', async () => {
  const email = freshEmail();
  await invite(email);
  const body = await person(email.toUpperCase());
  const answer = await ask('POST', '/panel/team', body, 'fr');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: {
      message: 'Il existe déjà un compte avec cette adresse e-mail.',
      details: { errors: [{ path: ['email'] }] },
    },
  });
});

it('several invitations to one address at the same moment create only one account', async () => {
  const body = await person(freshEmail());
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask('POST', '/panel/team', body)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
});

it.each([
  ['no first name', { firstname: ' ' }],
  ['an invalid address', { email: 'tess@' }],
  ['a role that does not exist', { role: 999_999 }],
  ['a language that the panel does not have', { language: 'de' }],
])('answers 400 to an invitation with %s, and creates no account', async (_what, wrong) => {
  const email = freshEmail();
  const answer = await ask('POST', '/panel/team', { ...(await person(email)), ...wrong });
  expect(answer.status).toBe(400);
  expect((await readTeam()).people.some((each) => each.email === email)).toBe(false);
});

it.each([
  ['the account’s address is corrected', () => ({ email: freshEmail() }), true],
  ['the account gets other roles', () => ({ roles: [1] }), true],
  ['the account is activated', () => ({ isActive: true }), false],
  ['an administrator chooses the account’s password', () => ({ password: 'ByHand1234' }), false],
])('an invitation’s link no longer works after %s', async (_what, change, isInvited) => {
  const { person: invited } = await invite(freshEmail());
  const changed = await ask('PUT', `/admin/users/${invited.id}`, change());
  expect(changed.status).toBe(200);
  expect((await register(invited.link)).status).toBe(400);
  const { people } = await readTeam();
  const now = people.find(({ id }) => id === invited.id);
  expect(now?.link === null).toBe(!isInvited);
  if (isInvited) expect((await register(now?.link ?? null)).status).toBe(200);
});

it('after an account is opened while its invitation is being sent again, no link opens it a second time', async () => {
  for (const milliseconds of [0, 10, 40, 100]) {
    const { person: invited } = await invite(freshEmail());
    const [registered, again] = await Promise.all([
      register(invited.link),
      setTimeout(milliseconds).then(() =>
        ask('POST', `/panel/team/${invited.id}/invitation`, { language: 'en' }),
      ),
    ]);
    const sent = invitationResult.safeParse(await again.json()).data;
    const other = await register(sent?.person.link ?? invited.link, 'Stolen1234');
    expect([registered.status, other.status].toSorted()).toEqual([200, 400]);
  }
});
