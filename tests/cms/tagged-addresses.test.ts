import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connect } from './database.ts';
import { codeIn, lettersTo, letterTo } from './mailbox.ts';
import { freshAddress, freshEmail, newMember, visitorAt, type TestMember } from './members.ts';

const client = connect();
const here = visitorAt(freshAddress());
const confirm = (code: string) => here.call('POST', '/api/auth/email/confirmation', { code });
const requestCode = (email: string) => here.call('POST', '/api/auth/forgot-password', { email });
const requestChange = ({ call, password }: TestMember, email: string) =>
  call('POST', '/api/auth/email', { email, password });

/** Six addresses of one inbox. */
const sixOf = (name: string) => Array.from({ length: 6 }, (_, tag) => `${name}+${tag}@example.org`);

/** Waits until the emails that were requested before are sent. */
async function allSent() {
  const other = await newMember();
  await requestCode(other.email);
  await letterTo(other.email);
}

/** Checks that the first five addresses get one more email each, and the sixth none. */
async function expectFive(addresses: string[], send: (email: string) => Promise<unknown>) {
  for (const [index, email] of addresses.entries()) {
    const before = (await lettersTo(email)).length;
    await send(email);
    if (index < 5) await letterTo(email, before + 1);
    else {
      await allSent();
      expect(await lettersTo(email)).toHaveLength(before);
    }
  }
}

it('sends one inbox at most five codes an hour to confirm new addresses, whatever tags they have (me+1@, me+2@)', async () => {
  const maya = await newMember();
  await expectFive(sixOf(randomUUID()), (email) => requestChange(maya, email));
});

it('sends one inbox at most five password codes and five “address is taken” notices an hour, whatever tags its addresses have (me+1@)', async () => {
  const addresses = sixOf(randomUUID());
  for (const email of addresses) await newMember({ email });
  await expectFive(addresses, requestCode);
  const maya = await newMember();
  await expectFive(addresses, (email) => requestChange(maya, email));
});

it('sends a member who joined yesterday the code for a new address after others have used up the codes of its inbox, and names the account in the email', async () => {
  const [stranger, maya] = [await newMember(), await newMember()];
  await client.query(
    `update up_users set created_at = created_at - interval '1 day' where id = $1`,
    [maya.id],
  );
  const email = freshEmail();
  for (let letters = 1; letters <= 5; letters += 1) {
    await requestChange(stranger, email);
    await letterTo(email, letters);
  }
  await requestChange(stranger, email);
  await requestChange(maya, email);
  const letter = await letterTo(email, 6);
  expect(letter.text).toContain(
    `change the address of a Colibri account from ${maya.email.charAt(0)}…@example.org to this one.`,
  );
  expect((await confirm(codeIn(letter))).status).toBe(204);
  expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ email });
});

it('sends the owner of an inbox a password code after others used up those of its tagged addresses', async () => {
  const name = randomUUID();
  const plain = await newMember({ email: `${name}@example.org` });
  const tagged = await newMember({ email: `${name}+home@example.org` });
  const others = Array.from({ length: 6 }, (_, tag) => `${name}+${tag}@example.org`);
  for (const email of others) await newMember({ email });
  for (const email of others.slice(0, 5)) {
    await requestCode(email);
    await letterTo(email);
  }
  await requestCode(others[5] ?? '');
  await requestCode(plain.email);
  await letterTo(plain.email);
  expect(await lettersTo(others[5] ?? '')).toEqual([]);
  await requestCode(tagged.email);
  await allSent();
  expect(await lettersTo(tagged.email)).toEqual([]);
  // Somebody who has not just registered.
  const yesterday = `created_at = created_at - interval '1 day'`;
  await client.query(`update up_users set ${yesterday} where id = $1`, [tagged.id]);
  await requestCode(tagged.email);
  expect(codeIn(await letterTo(tagged.email))).not.toBe('');
});

it('sends at most five notices of changed addresses an hour to new accounts with addresses of one inbox, but all to other accounts', async () => {
  const name = randomUUID();
  const change = async (email: string) => {
    const maya = await newMember({ email });
    const next = freshEmail();
    await requestChange(maya, next);
    expect((await confirm(codeIn(await letterTo(next)))).status).toBe(204);
  };
  await expectFive(sixOf(name), change);
  await change(`${name}@example.org`);
  const established = `${name}+home@example.org`;
  const maya = await newMember({ email: established });
  await client.query('update up_users set confirmed = true where id = $1', [maya.id]);
  const next = freshEmail();
  await requestChange(maya, next);
  await confirm(codeIn(await letterTo(next)));
  expect((await letterTo(established)).subject).toContain('has changed');
  expect(await lettersTo(`${name}@example.org`)).toEqual([]);
});

it('sends one inbox at most twelve emails an hour that strangers trigger, of all kinds together', async () => {
  const name = randomUUID();
  const tagged = (kind: string) =>
    Array.from({ length: 5 }, (_, tag) => `${name}+${kind}${tag}@example.org`);
  const [taken, fresh, subscribed] = ['taken', 'fresh', 'subscribed'].map(tagged);
  const maya = await newMember();
  for (const email of taken ?? []) {
    await newMember({ email });
    await requestChange(maya, email);
    await letterTo(email);
  }
  for (const email of fresh ?? []) {
    await requestChange(maya, email);
    await letterTo(email);
  }
  const statuses = [];
  for (const email of subscribed ?? [])
    statuses.push((await here.call('POST', '/api/subscribers', { email })).status);
  expect(statuses).toEqual([200, 200, 429, 429, 429]);
});
