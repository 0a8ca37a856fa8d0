import { describe, expect, it } from 'vitest';
import { wakeWorkers } from './jobs.ts';
import { setUpNewsletter } from './newsletter-setup.ts';
import { readLetter } from './smtp.ts';

const { setup, subscribers, post, keyOf, send, states, refused, allSettled, to } = setUpNewsletter({
  NEWSLETTER_CONFIRM: 'true',
});

async function leave(address: string) {
  const answer = await post('/subscribers/preferences', { key: await keyOf(address), do: 'leave' });
  expect(answer.status).toBe(200);
}

describe('unsubscribing', () => {
  it('sends nothing to a subscriber who is deleted while their email is queued', async () => {
    await setup().mail.close();
    await subscribers('leaves@example.org', 'stays@example.org');
    await send();
    // Waits for both refusals: an email in transit would still arrive.
    await refused(2);
    await setup().client.query(`delete from subscribers where email = 'leaves@example.org'`);
    await setup().mail.open();
    await allSettled();
    expect(to()).toEqual(['stays@example.org']);
    expect((await states()).map(({ email, state }) => [email, state])).toEqual([
      ['stays@example.org', 'sent'],
      [null, 'skipped'],
    ]);
  });

  it('sending the weekly email deletes subscribers who have not confirmed for three weeks', async () => {
    await subscribers('old@example.org', 'new@example.org');
    await setup().client.query(
      `update subscribers set awaits_confirmation = true,
         consented_at = now() - case email when 'old@example.org' then interval '22 days' else interval '1 day' end`,
    );
    await send();
    const { rows } = await setup().client.query('select email from subscribers');
    expect(rows).toEqual([{ email: 'new@example.org' }]);
  });

  it('if an unsubscribed address is added to the database again, the next weekly email is not sent to it, and it is deleted', async () => {
    await subscribers('Zoé@example.org', 'stays@example.org');
    await send();
    await allSettled();
    await leave('Zoé@example.org');
    const kept = await setup().client.query('select * from subscribers');
    expect(JSON.stringify(kept.rows)).not.toContain('Zoé');
    expect(
      (
        await setup().client.query(
          'select left_at from letter_deliveries where left_at is not null',
        )
      ).rowCount,
    ).toBe(1);

    // Other programs write the same address in lowercase, with the accent as a character of its own.
    await subscribers('zoé@example.org'.normalize('NFD'));
    await setup().client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 1 });
    await allSettled();
    expect(to()).toEqual(['Zoé@example.org', 'stays@example.org', 'stays@example.org']);
    expect(
      (await setup().client.query(`select from subscribers where email like 'zo%'`)).rowCount,
    ).toBe(0);
    const tables = await setup().client.query('select hash from suppression_list');
    expect(JSON.stringify(tables.rows)).not.toMatch(/zo|example/i);
  });

  it('an unsubscribed address that was added to the database again must subscribe and confirm to get the weekly email', async () => {
    await subscribers('back@example.org');
    await send();
    await allSettled();
    await leave('back@example.org');
    await subscribers('back@example.org');
    expect((await post('/subscribers', { email: 'back@example.org' })).status).toBe(200);
    await expect.poll(() => setup().mail.letters.length).toBe(2);
    expect(await send()).toMatchObject({ queued: 0 });

    const key = await keyOf('back@example.org');
    await post('/subscribers/preferences', { key, do: 'confirm' });
    await setup().client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 1 });
    const { rows } = await setup().client.query('select email from subscribers');
    expect(rows).toEqual([{ email: 'back@example.org' }]);
  });

  it('does not send a week’s email twice to someone who unsubscribes and subscribes again', async () => {
    await subscribers('Twice@example.org', 'stays@example.org');
    await send();
    await allSettled();
    await leave('Twice@example.org');
    expect((await post('/subscribers', { email: 'twice@example.org' })).status).toBe(200);
    await expect.poll(() => setup().mail.letters.length).toBe(3);
    await post('/subscribers/preferences', {
      key: await keyOf('twice@example.org'),
      do: 'confirm',
    });
    expect(await send()).toMatchObject({ queued: 0 });
    expect((await states()).map(({ email, state }) => [email, state])).toEqual([
      ['stays@example.org', 'sent'],
      ['twice@example.org', 'sent'],
    ]);

    await setup().client.query(`update letters set week = week - 7`);
    expect(await send()).toMatchObject({ queued: 2 });
  });
});

describe('double opt-in', () => {
  it('sends a new subscriber only one confirmation email, and once they confirm one welcome email and the newsletter', async () => {
    await post('/subscribers', { email: 'lea@exemple.fr' });
    await post('/subscribers', { email: 'lea@exemple.fr' });
    await expect.poll(() => setup().mail.letters.length).toBe(1);
    const question = await readLetter(setup().mail.letters[0]);
    expect(question.subject).toContain('Confirmez');
    expect(await send()).toMatchObject({ queued: 0 });

    const key = await keyOf('lea@exemple.fr');
    await post('/subscribers/preferences', { key, do: 'show' });
    expect(await send()).toMatchObject({ queued: 0 });

    const confirmed = await post('/subscribers/preferences', { key, do: 'confirm' });
    expect(await confirmed.json()).toMatchObject({ state: 'subscribed', language: 'fr' });
    await expect.poll(() => setup().mail.letters.length).toBe(2);
    expect((await readLetter(setup().mail.letters[1])).subject).toBe('Bienvenue sur Colibri');
    await post('/subscribers/preferences', { key, do: 'confirm' });
    // Another process could take the same job once more.
    await setup().client.query(
      `insert into jobs.job (name, data) select name, data from jobs.job where name = 'greeting'`,
    );
    await wakeWorkers(setup().client);
    const greetings = async () => {
      const { rows } = await setup().client.query(
        `select distinct state::text from jobs.job where name = 'greeting'`,
      );
      return rows;
    };
    // The CMS works on these jobs one after the other.
    await expect.poll(greetings).toEqual([{ state: 'completed' }]);
    expect(await send()).toMatchObject({ queued: 1 });
    await allSettled();
    expect(setup().mail.letters).toHaveLength(3);
  });
});
