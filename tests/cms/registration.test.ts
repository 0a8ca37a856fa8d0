import { describe, expect, it } from 'vitest';
import { errorBody } from '#contract/error';
import { connect } from './database.ts';
import { freshAddress, freshEmail, visitor, visitorAt } from './members.ts';

const client = connect();
const here = visitorAt(freshAddress());
const register = (given: object, from = visitorAt(freshAddress())) =>
  from.call('POST', '/api/auth/register', {
    name: 'Maya Test',
    email: freshEmail(),
    password: 'a good password',
    ...given,
  });
const wrongFields = (body: unknown) => errorBody.parse(body).error.fields;

describe('registration', () => {
  it('registration returns the new member with the public fields only', async () => {
    const { status, body } = await register({ role: 'teacher' });
    expect(status).toBe(201);
    expect(Object.keys(Object(body)).toSorted()).toEqual([
      'createdAt',
      'email',
      'id',
      'name',
      'role',
    ]);
  });

  it.each([
    ['  Ada  Lovelace ', 'Ada Lovelace'],
    ['李明', '李明'],
    ['محمد', 'محمد'],
    ['Zoë 🦋', 'Zoë 🦋'],
    ['👩‍👩‍👧🏽👍', '👩‍👩‍👧🏽👍'],
    ["Robert'); drop table up_users;--", "Robert'); drop table up_users;--"],
    ['<b>Bob</b>', '<b>Bob</b>'],
    ['Two\nlines\u0000', 'Two lines'],
    ['a'.repeat(80), 'a'.repeat(80)],
  ])('accepts the member name %j and keeps it as %j', async (name, kept) => {
    expect(await register({ name })).toMatchObject({ status: 201, body: { name: kept } });
  });

  it.each([
    ['name', '', 'missing'],
    ['name', undefined, 'missing'],
    ['name', '   ', 'too-short'],
    ['name', 'A', 'too-short'],
    ['name', '👩‍👩‍👧🏽', 'too-short'],
    ['name', '\u200b\u200b', 'too-short'],
    ['name', 'a'.repeat(81), 'too-long'],
    ['name', 'a'.repeat(5000), 'too-long'],
    ['name', null, 'invalid'],
    ['name', 7, 'invalid'],
    ['name', ['Ada'], 'invalid'],
    ['email', undefined, 'missing'],
    ['email', 'maya', 'invalid'],
    ['email', 'ma ya@example.org', 'invalid'],
    ['email', 'maya\u0000@example.org', 'invalid'],
    ['email', `${'a'.repeat(5000)}@example.org`, 'too-long'],
    ['email', { $ne: '' }, 'invalid'],
    ['email', null, 'invalid'],
    ['password', undefined, 'missing'],
    ['password', '', 'missing'],
    ['password', '12345', 'too-short'],
    ['password', 'é'.repeat(37), 'too-long'],
    ['password', 'a'.repeat(5000), 'too-long'],
    ['password', 'with\u0000in', 'invalid'],
    ['password', 'a half sign \uD83D', 'invalid'],
    ['password', 123_456, 'invalid'],
    ['role', 'admin', 'invalid'],
    ['role', null, 'invalid'],
    ['role', ['teacher'], 'invalid'],
    ['role', '', 'missing'],
  ])(
    'answers 422 to a registration with %s set to %j, and reports that field as %s',
    async (field, value, problem) => {
      const answer = await register({ [field]: value });
      expect(answer.status).toBe(422);
      expect(wrongFields(answer.body)).toEqual({ [field]: problem });
    },
  );

  it('reports every missing field of an empty registration at once', async () => {
    const { body } = await here.call('POST', '/api/auth/register', {});
    expect(wrongFields(body)).toEqual({ name: 'missing', email: 'missing', password: 'missing' });
  });

  it.each([
    ['null', 400, 'null'],
    ['a list', 400, '[]'],
    ['a string', 400, '"text"'],
    ['broken JSON', 400, '{'],
    ['1.2 MB of JSON', 413, `{"name":"${'a'.repeat(1_200_000)}"}`],
  ])('a registration whose request body is %s gets the status %i', async (_, status, body) => {
    expect((await here.call('POST', '/api/auth/register', body)).status).toBe(status);
  });

  it('answers 415 to a registration that is not JSON', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const form = 'name=Maya&email=maya%40example.org&password=a-good-one';
    for (const from of [here, visitor()])
      expect((await from.call('POST', '/api/auth/register', form, headers)).status).toBe(415);
  });

  it('registers a member as a parent by default, and ignores fields that would give more rights', async () => {
    const email = freshEmail();
    const extra = {
      id: 2_000_000_000,
      documentId: 'mine',
      username: 'admin',
      provider: 'google',
      confirmed: true,
      blocked: true,
      memberRole: 'admin',
      language: 'de',
      createdAt: '2001-01-01',
      resetPasswordToken: 'known',
      roles: [1],
      __proto__: { role: 'admin' },
    };
    const { status, body } = await register({ email, ...extra });
    expect([status, body]).toMatchObject([201, { role: 'parent', email }]);
    const { rows } = await client.query('select * from up_users where email = $1', [email]);
    expect(rows).toMatchObject([
      {
        provider: 'local',
        blocked: false,
        confirmed: false,
        member_role: 'parent',
        language: 'en',
        reset_password_token: null,
      },
    ]);
    expect(rows[0].username).not.toBe('admin');
    expect(rows[0].id).not.toBe(extra.id);
    expect(rows[0].password).toMatch(/^\$2[aby]\$10\$/);
  });

  it('saves the language of the page for a newly registered member, not that of the browser', async () => {
    const email = freshEmail();
    await here.call(
      'POST',
      '/api/auth/register?lang=fr',
      { name: 'Maya', email, password: 'a good password' },
      { 'Accept-Language': 'en' },
    );
    const { rows } = await client.query('select language from up_users where email = $1', [email]);
    expect(rows).toEqual([{ language: 'fr' }]);
  });

  it('compares all 72 bytes of a long password at login', async () => {
    const email = freshEmail();
    const password = `${'é'.repeat(35)}ab`;
    expect((await register({ email, password })).status).toBe(201);
    const login = (typed: string) =>
      here.call('POST', '/api/auth/login', { email, password: typed });
    expect((await login(password)).status).toBe(200);
    expect((await login(`${'é'.repeat(35)}ac`)).status).toBe(401);
  });
});

describe('member email addresses', () => {
  it('allows one account per email address, ignoring case and surrounding spaces', async () => {
    const email = freshEmail();
    expect((await register({ email })).status).toBe(201);
    for (const same of [email, email.toUpperCase(), `  ${email}\n`])
      expect(await register({ email: same })).toMatchObject({
        status: 409,
        body: { error: { code: 'email-taken' } },
      });
  });

  it('allows one account per email address when many register at once', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        register({ email: at % 2 ? email : email.toUpperCase() }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1);
  });

  it.each(['ben+colibri@sub.example.org', 'a@b.c', "o'neil@example.org", 'élève@école.fr'])(
    'accepts the email address %s at registration',
    async (email) => {
      await client.query('delete from up_users where email = $1', [email]);
      expect(await register({ email })).toMatchObject({ status: 201, body: { email } });
    },
  );

  it('registration treats composed and decomposed accents in an email address as equal', async () => {
    const [local] = freshEmail().split('@');
    const one = `${local}@école.fr`;
    expect((await register({ email: one.normalize('NFD') })).status).toBe(201);
    expect((await register({ email: one.normalize('NFC') })).status).toBe(409);
  });
});
