import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from './database.ts';
import { codeIn, lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitorAt, type Caller } from './members.ts';

/* What happens to the limits of an account when its password or its address changes, or when it is deleted. */

const client = connect();
const here = visitorAt(freshAddress());
const digestOf = (email: string) => createHash('sha256').update(email).digest('base64url');

it('the limits of data downloads and of new addresses go on after a password reset, and after deleting the account and registering again', async () => {
  const maya = await newMember();
  const { email, password } = maya;
  /** The status of a data download, and whether a request to change the address sends an email. */
  const attempt = async ({ call }: Caller, typed: string) => {
    const { status } = await call('GET', '/api/auth/data');
    const address = freshEmail();
    await call('POST', '/api/auth/email', { email: address, password: typed });
    // Sent after the email to the new address.
    const other = await newMember();
    await here.call('POST', '/api/auth/forgot-password', { email: other.email });
    await letterTo(other.email);
    return [status, (await lettersTo(address)).length];
  };
  expect(await attempt(maya, password)).toEqual([200, 1]);
  const { rowCount } = await client.query(
    'update call_limits set points = 10 where key = $1 or key = $2',
    [`dataDownloads:${digestOf(email)}`, `newAddresses:${digestOf(email)}`],
  );
  expect(rowCount).toBe(2);
  expect(await attempt(maya, password)).toEqual([429, 0]);

  await here.call('POST', '/api/auth/forgot-password', { email });
  const next = 'another good one';
  const reset = { code: codeIn(await letterTo(email)), password: next };
  expect((await here.call('POST', '/api/auth/reset-password', reset)).status).toBe(204);
  await maya.call('POST', '/api/auth/login', { email, password: next });
  expect(await attempt(maya, next)).toEqual([429, 0]);

  expect((await maya.call('POST', '/api/auth/deletion', { password: next })).status).toBe(204);
  expect(await attempt(await newMember({ email }), password)).toEqual([429, 0]);
});

it('an address forgets the networks where its account was used when the account moves to another address, and when an account gets the address', async () => {
  const known = async (email: string) => {
    const { rowCount } = await client.query('select from call_limits where key like $1', [
      `knownNetworks:${digestOf(email)}:%`,
    ]);
    return rowCount;
  };
  /** An address that had an account until an administrator deleted it. */
  const addressLeft = async () => {
    const { id, email } = await newMember();
    await client.query('delete from up_users where id = $1', [id]);
    expect(await known(email)).toBe(1);
    return email;
  };
  const [stranger, email] = [await newMember(), await addressLeft()];
  await stranger.call('POST', '/api/auth/email', { email, password: stranger.password });
  expect(await known(stranger.email)).toBe(2);
  const confirmation = { code: codeIn(await letterTo(email)) };
  expect((await here.call('POST', '/api/auth/email/confirmation', confirmation)).status).toBe(204);
  expect([await known(stranger.email), await known(email)]).toEqual([0, 0]);

  // Only the network that has just registered it.
  expect(await known((await newMember({ email: await addressLeft() })).email)).toBe(1);
});
