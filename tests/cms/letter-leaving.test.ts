import { describe, expect, it } from 'vitest';
import { openOffice } from './letter-office.ts';
import { readLetter } from './smtp.ts';

const { at, subscribers, post, keyOf, send, states, refused, allSettled, to } = openOffice({
  NEWSLETTER_CONFIRM: 'true',
});

async function leave(address: string) {
  const answer = await post('/subscribers/preferences', { key: await keyOf(address), do: 'leave' });
  expect(answer.status).toBe(200);
}

describe('a reader', () => {
  it('who leaves while a letter waits in the queue gets nothing more', async () => {
    await at().mail.close();
    await subscribers('leaves@example.org', 'stays@example.org');
    await send();
    // Not before: a letter that is on its way already is on its way.
    await refused(2);
    await at().client.query(`delete from subscribers where email = 'leaves@example.org'`);
    await at().mail.open();
    await allSettled();
    expect(to()).toEqual(['stays@example.org']);
    expect((await states()).map(({ email, state }) => [email, state])).toEqual([
      ['stays@example.org', 'sent'],
      [null, 'skipped'],
    ]);
  });

  it('who never answered the question is erased within a month', async () => {
    await subscribers('old@example.org', 'new@example.org');
    await at().client.query(
      `update subscribers set awaits_confirmation = true,
         consented_at = now() - case email when 'old@example.org' then interval '22 days' else interval '1 day' end`,
    );
    await send();
    const { rows } = await at().client.query('select email from subscribers');
    expect(rows).toEqual([{ email: 'new@example.org' }]);
  });

  it('that left is not written to again by an old import, which is undone', async () => {
    await subscribers('Zoé@example.org', 'stays@example.org');
    await send();
    await allSettled();
    await leave('Zoé@example.org');
    const kept = await at().client.query('select * from subscribers');
    expect(JSON.stringify(kept.rows)).not.toContain('Zoé');
    expect(
      (await at().client.query('select left_at from letter_deliveries where left_at is not null'))
        .rowCount,
    ).toBe(1);

    // As other programs write the same letters: small, and the accent for itself.
    await subscribers('zoé@example.org'.normalize('NFD'));
    await at().client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 1 });
    await allSettled();
    expect(to()).toEqual(['Zoé@example.org', 'stays@example.org', 'stays@example.org']);
    expect(
      (await at().client.query(`select from subscribers where email like 'zo%'`)).rowCount,
    ).toBe(0);
    const tables = await at().client.query('select hash from farewells');
    expect(JSON.stringify(tables.rows)).not.toMatch(/zo|example/i);
  });

  it('that left, came in again by an import and then asks anew is asked, and stays', async () => {
    await subscribers('back@example.org');
    await send();
    await allSettled();
    await leave('back@example.org');
    await subscribers('back@example.org');
    expect((await post('/subscribers', { email: 'back@example.org' })).status).toBe(200);
    await expect.poll(() => at().mail.letters.length).toBe(2);
    expect(await send()).toMatchObject({ queued: 0 });

    const key = await keyOf('back@example.org');
    await post('/subscribers/preferences', { key, do: 'confirm' });
    await at().client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 1 });
    const { rows } = await at().client.query('select email from subscribers');
    expect(rows).toEqual([{ email: 'back@example.org' }]);
  });

  it('that left and comes back in one week does not get its letter twice', async () => {
    await subscribers('Twice@example.org', 'stays@example.org');
    await send();
    await allSettled();
    await leave('Twice@example.org');
    expect((await post('/subscribers', { email: 'twice@example.org' })).status).toBe(200);
    await expect.poll(() => at().mail.letters.length).toBe(3);
    await post('/subscribers/preferences', {
      key: await keyOf('twice@example.org'),
      do: 'confirm',
    });
    expect(await send()).toMatchObject({ queued: 0 });
    expect((await states()).map(({ email, state }) => [email, state])).toEqual([
      ['stays@example.org', 'sent'],
      ['twice@example.org', 'sent'],
    ]);

    await at().client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 2 });
  });
});

describe('with confirmation', () => {
  it('nothing comes but a question, until a button is pressed', async () => {
    await post('/subscribers', { email: 'lea@exemple.fr' });
    await post('/subscribers', { email: 'lea@exemple.fr' });
    await expect.poll(() => at().mail.letters.length).toBe(1);
    const question = await readLetter(at().mail.letters[0]);
    expect(question.subject).toContain('Confirmez');
    expect(await send()).toMatchObject({ queued: 0 });

    const key = await keyOf('lea@exemple.fr');
    await post('/subscribers/preferences', { key, do: 'show' });
    expect(await send()).toMatchObject({ queued: 0 });

    const confirmed = await post('/subscribers/preferences', { key, do: 'confirm' });
    expect(await confirmed.json()).toMatchObject({ state: 'subscribed', language: 'fr' });
    await expect.poll(() => at().mail.letters.length).toBe(2);
    expect((await readLetter(at().mail.letters[1])).subject).toBe('Bienvenue sur Colibri');
    await post('/subscribers/preferences', { key, do: 'confirm' });
    // As another process would that takes the same job once more.
    await at().client.query(
      `insert into jobs.job (name, data) select name, data from jobs.job where name = 'greeting'`,
    );
    const greetings = async () => {
      const { rows } = await at().client.query(
        `select distinct state::text from jobs.job where name = 'greeting'`,
      );
      return rows;
    };
    // Which looks for them one after the other.
    await expect.poll(greetings, { timeout: 60_000 }).toEqual([{ state: 'completed' }]);
    expect(await send()).toMatchObject({ queued: 1 });
    await allSettled();
    expect(at().mail.letters).toHaveLength(3);
  });
});
