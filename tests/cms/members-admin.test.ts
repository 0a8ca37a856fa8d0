import { beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { member } from '#contract/auth';
import { historyPage } from '#contract/history';
import { listedMember, listedSubscriber, peoplePage } from '#contract/people';
import { adminToken, callAdmin } from './admin.ts';
import { newCollection, newOwnAffirmation } from './collections.ts';
import { connect } from './database.ts';
import { freshAddress, freshEmail, visitorAt, type Caller } from './members.ts';
import { administrator, invite, type Staff } from './staff.ts';

const client = connect();
let people: Record<'administrator' | 'editor' | 'translator', Staff>;
beforeAll(async () => {
  people = {
    administrator,
    editor: await invite('strapi-editor'),
    translator: await invite('translator'),
  };
});

/** A member who calls the CMS itself. */
async function newMember(
  name = 'Maya Test',
  email = freshEmail(),
): Promise<Caller & { id: number; email: string }> {
  const caller = visitorAt(freshAddress());
  const answer = await caller.call('POST', '/api/auth/register', {
    name,
    email,
    role: 'parent',
    password: 'a good password',
  });
  return { ...caller, ...member.parse(answer.body) };
}

async function newSubscriber(email = freshEmail()): Promise<number> {
  await visitorAt(freshAddress()).call('POST', '/api/subscribers', { email });
  const { rows } = await client.query('select id from subscribers where email = $1', [email]);
  return z.object({ id: z.number() }).parse(rows[0]).id;
}

const members = peoplePage(listedMember);
const subscribers = peoplePage(listedSubscriber);

async function found(path: string) {
  const answer = await callAdmin('GET', `/panel/${path}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
const count = async (table: string, where: string, value: unknown) => {
  const { rows } = await client.query(
    `select count(*)::integer as count from ${table} where ${where}`,
    [value],
  );
  return Number(rows[0]?.count);
};

describe('members in the panel', () => {
  it('the panel finds members by part of their name or email address, with their content counts', async () => {
    const maya = await newMember(`Maïa ${crypto.randomUUID()}`);
    await newCollection(maya);
    await newOwnAffirmation(maya);
    const [entry] = members.parse(
      await found(`members?q=${maya.email.slice(3).toUpperCase()}`),
    ).entries;
    expect(entry).toMatchObject({ id: maya.id, collections: 1, affirmations: 1, confirmed: false });
    const byName = members.parse(await found(`members?q=${encodeURIComponent(entry?.name ?? '')}`));
    expect(byName.total).toBe(1);
  });

  it('treats LIKE wildcards as plain characters in a member search', async () => {
    await newMember();
    expect(members.parse(await found('members?q=%25_%25')).total).toBe(0);
  });

  it('the panel deletes a member and everything they own, and answers 404 the second time', async () => {
    const maya = await newMember();
    await newCollection(maya);
    await newOwnAffirmation(maya);
    expect((await callAdmin('DELETE', `/panel/members/${maya.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
    expect(await count('up_users', 'id = $1', maya.id)).toBe(0);
    for (const table of ['saved_collections', 'own_affirmations'])
      expect(await count(table, 'user_id = $1', maya.id), table).toBe(0);
    expect(
      await count('strapi_sessions', `user_id = $1 and origin <> 'admin'`, String(maya.id)),
    ).toBe(0);
    expect((await callAdmin('DELETE', `/panel/members/${maya.id}`)).status).toBe(404);
  });

  it('deleting a member in the panel ends their newsletter subscription only if their email address was confirmed', async () => {
    for (const isConfirmed of [true, false]) {
      const email = freshEmail();
      await newSubscriber(email);
      const { id } = await newMember('Maya Test', email);
      await client.query('update up_users set confirmed = $1 where id = $2', [isConfirmed, id]);
      await callAdmin('DELETE', `/panel/members/${id}`);
      expect(await count('subscribers', 'email = $1', email)).toBe(isConfirmed ? 0 : 1);
    }
  });

  it('exports members to CSV with an apostrophe before formulas, and records the export in the history', async () => {
    const name = `=HYPERLINK("${crypto.randomUUID()}")`;
    const { email } = await newMember(name);
    const answer = await callAdmin('GET', `/panel/members/export?q=${email}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const [head, row] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFid,name,email,role,createdAt,language,confirmed,collections,affirmations',
    );
    expect(row).toContain(`"'${name.replaceAll('"', '""')}",${email},parent`);
    const { entries } = historyPage.parse(await found('history'));
    expect(entries[0]).toMatchObject({ action: 'export', noun: 'member', title: '1' });
  });

  it('exports members with a semicolon between the cells for an administrator whose panel is French', async () => {
    const { email } = await newMember('x;=1+1;');
    const answer = await fetch(`${inject('cms')}/panel/members/export?q=${email}`, {
      headers: { Authorization: `Bearer ${adminToken()}`, 'Accept-Language': 'fr' },
    });
    expect(await answer.text()).toContain(`;"x;'=1+1;";${email};`);
  });

  it('the CSV of members has an apostrophe before a formula after a semicolon in a name, which French spreadsheets take for a separator', async () => {
    const { email } = await newMember('x;=1+1;');
    const answer = await callAdmin('GET', `/panel/members/export?q=${email}`);
    expect(await answer.text()).toContain(`"x;'=1+1;",${email}`);
  });
});

describe('subscribers in the panel', () => {
  it('the panel shows whether a subscriber is active or paused', async () => {
    const email = freshEmail();
    const id = await newSubscriber(email);
    const stateOf = async () =>
      subscribers.parse(await found(`subscribers?q=${email}`)).entries.map(({ state }) => state);
    expect(await stateOf()).toEqual(['active']);
    await client.query(`update subscribers set paused_until = current_date + 7 where id = $1`, [
      id,
    ]);
    expect(await stateOf()).toEqual(['paused']);
  });

  it('the panel deletes a subscriber without keeping the address, not even in the history', async () => {
    const email = freshEmail();
    const id = await newSubscriber(email);
    expect((await callAdmin('DELETE', `/panel/subscribers/${id}`)).status).toBe(204);
    expect(await count('subscribers', 'email = $1', email)).toBe(0);
    const { entries } = historyPage.parse(await found('history'));
    expect(entries[0]).toMatchObject({ action: 'erase', noun: 'subscriber', title: `#${id}` });
    expect((await callAdmin('DELETE', `/panel/subscribers/${id}`)).status).toBe(404);
  });
});

describe('member permissions', () => {
  const calls: [string, () => Promise<[method: string, path: string]>, number[]][] = [
    ['lists members', async () => ['GET', '/panel/members'], [200, 403, 403]],
    ['lists subscribers', async () => ['GET', '/panel/subscribers'], [200, 403, 403]],
    ['exports members', async () => ['GET', '/panel/members/export'], [200, 403, 403]],
    ['exports subscribers', async () => ['GET', '/panel/subscribers/export'], [200, 403, 403]],
    [
      'deletes a member',
      async () => ['DELETE', `/panel/members/${(await newMember()).id}`],
      [204, 403, 403],
    ],
    [
      'deletes a subscriber',
      async () => ['DELETE', `/panel/subscribers/${await newSubscriber()}`],
      [204, 403, 403],
    ],
    [
      'deletes a member with the id 1e9',
      async () => ['DELETE', '/panel/members/1e9'],
      [404, 403, 403],
    ],
    [
      'deletes a member with an id of 14 digits',
      async () => ['DELETE', '/panel/members/99999999999999'],
      [404, 403, 403],
    ],
    ['lists page 0 of the members', async () => ['GET', '/panel/members?page=0'], [400, 403, 403]],
    [
      'searches the members for a null byte',
      async () => ['GET', '/panel/members?q=%00'],
      [400, 400, 400],
    ],
  ];
  it.each(
    calls.map(([name, call, expected]) => [name, expected.join(', '), call, expected] as const),
  )(
    'answers a call that %s with %s for an administrator, an editor and a translator',
    async (_name, _statuses, call, expected) => {
      const answers: number[] = [];
      for (const person of Object.values(people))
        answers.push((await person.call(...(await call()))).status);
      expect(answers).toEqual(expected);
    },
  );
});
