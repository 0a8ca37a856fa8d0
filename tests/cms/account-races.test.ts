import { expect, inject, it, onTestFinished } from 'vitest';
import { classLinks, newCollection } from './collections.ts';
import { connect, untilSomeoneWaits } from './database.ts';
import { codeIn, lettersTo, letterTo } from './mailbox.ts';
import {
  freshAddress,
  freshEmail,
  newMember,
  visitorAt,
  type Answer,
  type TestMember,
} from './members.ts';
import { logInToPanel, staffPassword, tryPanelLogin } from './panel-login.ts';
import { invite } from './staff.ts';

/* What is asked for with the old password or address while a change of it is being written. */

const client = connect();
const here = visitorAt(freshAddress());

/** Changes an account, but commits only when somebody waits for that, or when nobody will: then `waiter` resolves. */
async function changeWhile<Result>(
  sql: string,
  values: unknown[],
  wait: () => Promise<Result>,
  meanwhile = () => Promise.resolve(),
) {
  const holder = await client.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query(sql, values);
  const waiter = wait();
  await Promise.race([waiter, untilSomeoneWaits(holder)]);
  await meanwhile();
  await holder.query('commit');
  return waiter;
}

it.each([
  ['password', 'another hash'],
  ['address', freshEmail()],
])(
  'refuses a login with the old %s while a change of it is being written',
  async (what, changed) => {
    const { id, email, password } = await newMember();
    const column = what === 'address' ? 'email' : 'password';
    const login = () => here.call('POST', '/api/auth/login', { email, password });
    const sessions = async () => {
      const found = 'select from strapi_sessions where user_id = $1';
      return (await client.query(found, [`${id}`])).rows.length;
    };
    const before = await sessions();
    const answer = await changeWhile(
      `update up_users set ${column} = $1 where id = $2`,
      [changed, id],
      login,
    );
    expect(answer.status).toBe(401);
    expect(await sessions()).toBe(before);
  },
);

it('deletes no account with the old password while a new one is being saved', async () => {
  const { id, call, password } = await newMember();
  const leave = () => call('POST', '/api/auth/deletion', { password });
  const sql = 'update up_users set password = $1 where id = $2';
  expect((await changeWhile(sql, ['another hash', id], leave)).status).toBe(401);
  const { rows } = await client.query('select password from up_users where id = $1', [id]);
  expect(rows).toEqual([{ password: 'another hash' }]);
});

it('refuses a login to the panel with the old password while a change of it is being written, and lets others log in meanwhile', async () => {
  const { id, email } = await invite('translator');
  const login = () => tryPanelLogin(visitorAt(freshAddress(), inject('cms')), email, staffPassword);
  const sql = 'update admin_users set password = $1 where id = $2';
  const maya = await newMember();
  const logInMaya = async () => {
    const { email: address, password } = maya;
    const answer = await here.call('POST', '/api/auth/login', { email: address, password });
    expect(answer.status).toBe(200);
  };
  const answer = await changeWhile(sql, ['another hash', id], login, logInMaya);
  expect(answer.status).toBe(400);
});

it('a change of one’s own panel password does not undo another change that is being written', async () => {
  const { id, email } = await invite('translator');
  const { call } = await logInToPanel(email);
  const ask = () =>
    call('PUT', '/admin/users/me', { currentPassword: staffPassword, password: 'Another1234' });
  const sql = 'update admin_users set password = $1 where id = $2';
  expect((await changeWhile(sql, ['another hash', id], ask)).status).toBe(401);
  const { rows } = await client.query('select password from admin_users where id = $1', [id]);
  expect(rows).toEqual([{ password: 'another hash' }]);
});

it('a change of one’s own name does not put an old address back over a change of it that is being written', async () => {
  const { id, email } = await invite('translator');
  const { call } = await logInToPanel(email);
  const rename = () => call('PUT', '/admin/users/me', { email, firstname: 'Tina' });
  const address = freshEmail();
  const sql = 'update admin_users set email = $1 where id = $2';
  expect((await changeWhile(sql, [address, id], rename)).status).toBe(200);
  const { rows } = await client.query('select email, firstname from admin_users where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ email: address, firstname: 'Tina' }]);
});

it('sends no password link to the old address of a panel account while a change of it is being written', async () => {
  const { id, email } = await invite('translator');
  const link = async () => {
    const { rows } = await client.query(
      `select reset_password_token as token, reset_password_token_expires_at is not null as "wasCreated"
       from admin_users where id = $1`,
      [id],
    );
    return rows[0];
  };
  const ask = async () => {
    await here.call('POST', '/admin/forgot-password', { email });
    await expect.poll(link).toEqual({ token: null, wasCreated: true });
  };
  await changeWhile('update admin_users set email = $1 where id = $2', [freshEmail(), id], ask);
  expect(await lettersTo(email)).toEqual([]);
});

it('lets a panel user change their password while an import that names them as its author goes on', async () => {
  const { id, email } = await invite('translator');
  const { call } = await logInToPanel(email);
  const holder = await client.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  // As PostgreSQL does for each row that refers to an account.
  await holder.query('select from admin_users where id = $1 for key share', [id]);
  const change = { currentPassword: staffPassword, password: 'Another1234' };
  expect((await call('PUT', '/admin/users/me', change)).status).toBe(200);
});

/** Whether a query that matches a pattern waits for a lock. */
async function isWaiting(pattern: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ~* $1`,
    [pattern],
  );
  return rows.length > 0;
}

/** Resets a password by email, and does something after the new password has been saved, but before anybody can see it. */
async function resetWhile(
  { id, email }: TestMember,
  meanwhile: () => Promise<void>,
): Promise<Answer> {
  await here.call('POST', '/api/auth/forgot-password', { email });
  const code = codeIn(await letterTo(email));
  const holder = await client.connect();
  onTestFinished(() => holder.release(true));
  // The reset has saved the new password when it ends the sessions.
  await holder.query('begin');
  await holder.query('select from strapi_sessions where user_id = $1 for update', [`${id}`]);
  const password = 'another good one';
  const reset = here.call('POST', '/api/auth/reset-password', { code, password });
  await expect.poll(() => isWaiting('strapi_sessions')).toBe(true);
  await meanwhile();
  await holder.query('commit');
  return reset;
}

it('sends no code for an email change that is requested with the old password while a reset of the password is being written', async () => {
  const maya = await newMember();
  const codes = async () => {
    const found = 'select purpose from member_codes where member_id = $1';
    return (await client.query(found, [maya.id])).rows;
  };
  const email = freshEmail();
  const reset = await resetWhile(maya, async () => {
    const change = await maya.call('POST', '/api/auth/email', { email, password: maya.password });
    expect(change.status).toBe(204);
    await expect
      .poll(async () => (await isWaiting('member_codes')) || (await codes()).length > 0)
      .toBe(true);
  });
  expect(reset.status).toBe(204);
  await expect.poll(() => isWaiting('member_codes')).toBe(false);
  expect(await codes()).toEqual([]);
  expect(await lettersTo(email)).toEqual([]);
});

it('refuses a class link that whoever registered an address asks for while its owner takes the account over', async () => {
  const stranger = await newMember();
  const collectionId = await newCollection(stranger);
  let asked: Promise<Answer> | undefined;
  const reset = await resetWhile(stranger, async () => {
    asked = stranger.call('POST', classLinks, { collectionId });
    await expect.poll(() => isWaiting('saved_collections')).toBe(true);
  });
  expect([reset.status, (await asked)?.status]).toEqual([204, 401]);
  const made = 'select from class_links where collection_id = $1';
  expect((await client.query(made, [collectionId])).rows).toEqual([]);
});
