import { describe, expect, it } from 'vitest';
import { affirmation } from '#contract/affirmation';
import { call, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { invite } from './staff.ts';
import { doneBySchedule, fromNow } from './schedule.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const statusOf = async (id: number) => (await call(`/affirmations/${id}`)).status;
const done = (documentId: string) => doneBySchedule(client, documentId);
async function planOf(documentId: string) {
  const { rows } = await client.query(
    `select publish_at, unpublish_at from affirmations
     where document_id = $1 and locale = 'en' and published_at is null`,
    [documentId],
  );
  return rows[0];
}
const nothing = { publish_at: null, unpublish_at: null };

describe('scheduled publishing', () => {
  it('publishes and unpublishes an affirmation at its scheduled times', async () => {
    const documentId = await affirmations.draft('I come at my hour.');
    const id = await affirmations.idOf(documentId);
    const [comes, later] = [fromNow(2000), fromNow(3_600_000)];
    await adminApi.update('affirmation', documentId, { publishAt: comes, unpublishAt: later });
    await expect.poll(() => statusOf(id), { interval: 20 }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(comes.getTime());
    expect(await planOf(documentId)).toEqual({ publish_at: null, unpublish_at: later });

    const goes = fromNow(2000);
    await adminApi.update('affirmation', documentId, { unpublishAt: goes });
    await expect.poll(() => statusOf(id), { interval: 20 }).toBe(404);
    expect(Date.now()).toBeGreaterThanOrEqual(goes.getTime());
    const deeds = await done(documentId);
    expect(deeds.map(({ action }) => action)).toEqual(['publish', 'unpublish']);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('unpublishes an affirmation at once if both its scheduled times passed while no process ran', async () => {
    const documentId = await affirmations.published('I have been and gone.');
    await client.query(
      `update affirmations set publish_at = $2, unpublish_at = $3
       where document_id = $1 and published_at is null`,
      [documentId, fromNow(-2000), fromNow(-1000)],
    );
    await expect.poll(() => done(documentId)).toMatchObject([{ action: 'unpublish' }]);
    expect(await statusOf(await affirmations.idOf(documentId))).toBe(404);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('a scheduled publication publishes only the language that it was set for', async () => {
    const documentId = await affirmations.draft('I speak first.');
    const id = await affirmations.idOf(documentId);
    const french = { text: 'Je parle après.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.update('affirmation', documentId, { publishAt: fromNow(0) });
    await expect.poll(() => statusOf(id)).toBe(200);
    const shown = affirmation.parse((await call(`/affirmations/${id}?lang=fr`)).body);
    expect(shown).toMatchObject({ text: 'I speak first.', lang: 'en' });
  });

  it('clears the scheduled publication of an affirmation when an editor publishes it by hand', async () => {
    const documentId = await affirmations.draft('I cannot wait.');
    await adminApi.update('affirmation', documentId, { publishAt: fromNow(3_600_000) });
    await adminApi.publish('affirmation', documentId);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('a translator’s change takes a scheduled text off the schedule, even if only the keywords change, but saving without changes does not', async () => {
    const [changed, reworded, kept] = [
      await affirmations.draft('I wait my turn.'),
      await affirmations.draft('I wait for my turn.'),
      await affirmations.draft('I keep my turn.'),
    ];
    const french = { text: 'J’attends mon tour.', description: 'Dis-le.' };
    const publishAt = fromNow(3_600_000);
    for (const documentId of [changed, reworded, kept]) {
      await adminApi.update('affirmation', documentId, { publishAt });
      await adminApi.update('affirmation', documentId, { ...french, publishAt }, 'fr');
    }
    const { call: asTranslator } = await invite('translator');
    const save = async (documentId: string, data: object) => {
      const path = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
      expect((await asTranslator('PUT', `${path}?locale=fr`, data)).status).toBe(200);
    };
    await save(changed, { ...french, text: 'Un autre texte.' });
    await save(reworded, { ...french, keywords: 'patience' });
    await save(kept, french);
    const scheduled = async (documentId: string) => {
      const { rows } = await client.query(
        `select locale, publish_at is not null as is from affirmations
         where document_id = $1 and published_at is null order by locale`,
        [documentId],
      );
      return rows.filter((row) => row.is).map((row) => row.locale);
    };
    expect(await scheduled(changed)).toEqual(['en']);
    expect(await scheduled(reworded)).toEqual(['en']);
    expect(await scheduled(kept)).toEqual(['en', 'fr']);
    // What an editor saves stays scheduled.
    await adminApi.update('affirmation', kept, { ...french, text: 'Le mien.' }, 'fr');
    expect(await scheduled(kept)).toEqual(['en', 'fr']);
  });

  it('cancels a scheduled publication that the editorial rules refuse, and records why', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', {
        text: 'I have no home.',
        description: 'Say it.',
        publishAt: fromNow(0),
      }),
    );
    await expect
      .poll(() => done(documentId))
      .toMatchObject([{ action: 'fail', title: expect.stringContaining('choose a category') }]);
    expect(await planOf(documentId)).toEqual(nothing);
  });

  it('an overdue draft in a language that the site does not have does not keep other affirmations from being published on time', async () => {
    const [german, english] = [
      await affirmations.draft('Ich bin da.'),
      await affirmations.draft('I am there.'),
    ];
    await client.query(
      `update affirmations set locale = 'de', publish_at = $2 where document_id = $1`,
      [german, fromNow(-3_600_000)],
    );
    await adminApi.update('affirmation', english, { publishAt: fromNow(0) });
    await expect.poll(() => done(english)).toMatchObject([{ action: 'publish' }]);
    expect(await done(german)).toEqual([]);
    // The panel deletes only entries in the site's languages.
    await client.query('delete from affirmations where document_id = $1', [german]);
  });

  it('answers 400 to a scheduled unpublish time before the publish time', async () => {
    const documentId = await affirmations.draft('I run backwards.');
    const backwards = { publishAt: fromNow(60_000), unpublishAt: fromNow(30_000) };
    await expect(adminApi.update('affirmation', documentId, backwards)).rejects.toThrow(
      /^400.*“Unpublish on” must be later than/,
    );
  });
});

it('an index can serve the query for affirmations that are due to be published or unpublished', async () => {
  await client.query('begin');
  await client.query('set local enable_seqscan = off');
  const { rows } = await client.query(
    `explain select id from affirmations
     where published_at is null and least(publish_at, unpublish_at) <= now()
     order by least(publish_at, unpublish_at), id limit 1`,
  );
  await client.query('rollback');
  expect(JSON.stringify(rows)).toContain('affirmations_due');
});
