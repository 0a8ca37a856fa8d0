import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { week, type Week } from '#contract/week';
import { adminApi, call } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { exported, lineOf, report } from './csv.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const french = { title: 'La semaine des toucans', activity: 'Comptez les toucans.' };
const seedWeeks = 36;

const made: string[] = [];
afterEach(async () => {
  for (const documentId of made.splice(0)) await adminApi.remove('week', documentId);
});

async function listed(language = 'en'): Promise<Week[]> {
  return z.array(week).parse((await call(`/weeks?lang=${language}`)).body);
}
const find = async (title: string, language?: string) =>
  (await listed(language)).find((each) => each.title === title);

const link = (documentId: string) => ({ connect: [{ documentId, locale: 'en' }] });

/** An English draft. Without a number it would have that of a published week. */
async function draft(data: object = {}): Promise<string> {
  const text = {
    title: 'The week of toucans',
    activity: 'Count the toucans.',
    moment: 'morning',
    skill: 'self-awareness',
  };
  const documentId = await adminApi.create('week', { ...text, number: 1, ...data });
  made.push(documentId);
  return documentId;
}

/** Unpublishes a week of the seed until the end of the test, and returns its number. */
async function freeNumber(): Promise<number> {
  const number = 7;
  const { documentId } = await weekNumber(number);
  for (const locale of ['en', 'fr']) await adminApi.unpublish('week', documentId, locale);
  onTestFinished(async () => {
    for (const locale of ['en', 'fr']) await adminApi.publish('week', documentId, {}, locale);
  });
  return number;
}

/** The published week with a number. */
async function weekNumber(number: number): Promise<{ documentId: string; id: number }> {
  const { rows } = await client.query(
    `select document_id as "documentId", public_id as id from weeks
     where number = $1 and published_at is not null and locale = 'en'`,
    [number],
  );
  return z.object({ documentId: z.string(), id: z.number() }).parse(rows[0]);
}

describe('GET /api/weeks', () => {
  it.each(['en', 'fr'])(
    'the API lists the 36 weeks of the year plan in %s by number, each with a different affirmation',
    async (language) => {
      const weeks = await listed(language);
      expect(weeks.map(({ number }) => number)).toEqual(
        Array.from({ length: seedWeeks }, (_, index) => index + 1),
      );
      expect(new Set(weeks.map(({ affirmation }) => affirmation?.id)).size).toBe(seedWeeks);
      expect(new Set(weeks.flatMap((each) => [each.lang, each.affirmation?.lang]))).toEqual(
        new Set([language]),
      );
    },
  );

  it('a week of the year plan without a published French text is in English for French readers, with its affirmation in French', async () => {
    const { documentId } = await weekNumber(2);
    await adminApi.unpublish('week', documentId, 'fr');
    try {
      const [, second] = await listed('fr');
      expect(second).toMatchObject({ number: 2, lang: 'en', affirmation: { lang: 'fr' } });
    } finally {
      await adminApi.publish('week', documentId, {}, 'fr');
    }
    expect((await listed('fr'))[1]?.lang).toBe('fr');
  });

  it('a week of the year plan is listed without an affirmation while that affirmation is unpublished', async () => {
    const number = await freeNumber();
    const toucan = await affirmations.published('I am a toucan.');
    const documentId = await draft({ number, affirmation: link(toucan) });
    await adminApi.publish('week', documentId);
    const text = async () => (await find('The week of toucans'))?.affirmation?.text;
    expect(await text()).toBe('I am a toucan.');
    await adminApi.publish('affirmation', toucan, { text: 'I am a big toucan.' });
    expect(await text()).toBe('I am a big toucan.');
    await adminApi.unpublish('affirmation', toucan);
    expect((await find('The week of toucans'))?.affirmation).toBeNull();
    await adminApi.publish('affirmation', toucan);
    expect(await text()).toBe('I am a big toucan.');
  });
});

describe('rules for weeks', () => {
  it('refuses to publish a week of the year plan whose number another published week has', async () => {
    const toucan = await affirmations.published('I am a toucan.');
    const documentId = await draft({ number: 3, affirmation: link(toucan) });
    await expect(adminApi.publish('week', documentId)).rejects.toThrow(
      'Week 3 is already published',
    );
  });

  it('refuses to publish a week of the year plan without an affirmation or with an unpublished one', async () => {
    const number = await freeNumber();
    const documentId = await draft({ number });
    await expect(adminApi.publish('week', documentId)).rejects.toThrow(/400.*affirmation/);
    const unpublished = await affirmations.draft('I am a quiet toucan.');
    await adminApi.update('week', documentId, { affirmation: link(unpublished) });
    await expect(adminApi.publish('week', documentId)).rejects.toThrow(
      'This affirmation isn’t published',
    );
  });

  it.each([{ number: 37 }, { moment: 'noon' }])(
    'refuses to publish a week of the year plan with the invalid value %j',
    async (wrong) => {
      const toucan = await affirmations.published('I am a toucan.');
      const publish = async () =>
        adminApi.publish('week', await draft({ affirmation: link(toucan), ...wrong }));
      await expect(publish()).rejects.toThrow(new RegExp(`400.*${Object.keys(wrong).join()}`));
    },
  );

  it('changing the affirmation or the moment of a week of the year plan changes it in both languages', async () => {
    const number = await freeNumber();
    const toucan = await affirmations.published('I am a toucan.');
    const parrot = await affirmations.published('I am a parrot.');
    const documentId = await draft({ number, affirmation: link(toucan) });
    await adminApi.update('week', documentId, french, 'fr');
    await adminApi.publish('week', documentId);
    await adminApi.publish('week', documentId, {}, 'fr');
    expect(await find(french.title, 'fr')).toMatchObject({
      number,
      affirmation: { text: 'I am a toucan.' },
    });
    await adminApi.publish('week', documentId, {
      moment: 'bedtime',
      affirmation: { ...link(parrot), disconnect: [{ documentId: toucan, locale: 'en' }] },
    });
    expect(await find(french.title, 'fr')).toMatchObject({
      moment: 'bedtime',
      affirmation: { text: 'I am a parrot.' },
    });
  });
});

describe('weeks as CSV', () => {
  const head = 'id,number,affirmation,title_fr';

  it('a CSV import can swap the numbers of two weeks of the year plan and give a week another affirmation', async () => {
    const [first, second] = [await weekNumber(4), await weekNumber(5)];
    const before = (await listed())[3]?.affirmation?.id;
    const kept = await exported('week');
    const toucan = await affirmations.idOf(await affirmations.published('I am a toucan.'));
    const swapped = await report(
      `${head}\n${first.id},5,${toucan},${french.title}\n${second.id},4,,\n`,
      true,
    );
    expect(swapped).toMatchObject({ noun: 'week', applied: true, problems: [] });
    const weeks = await listed('fr');
    expect(weeks.slice(3, 5).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(weeks[4]).toMatchObject({ affirmation: { id: toucan } });
    await report(
      [kept.split('\r\n')[0], lineOf(kept, first.id), lineOf(kept, second.id)].join('\r\n'),
      true,
    );
    expect((await listed())[3]?.affirmation?.id).toBe(before);
    expect(await exported('week')).toBe(kept);
  });

  it('a CSV import reports a week’s number that another week has, and an affirmation that is unpublished or doesn’t exist', async () => {
    const { id } = await weekNumber(4);
    const unpublished = await affirmations.idOf(await affirmations.draft('I am a quiet toucan.'));
    const { problems } = await report(
      `id,number,affirmation\n${id},6,\n${(await weekNumber(8)).id},,99999\n${(await weekNumber(9)).id},,${unpublished}\n${(await weekNumber(10)).id},37,x\n`,
    );
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'number'],
      [3, 'affirmation'],
      [4, 'affirmation'],
      [5, 'number'],
      [5, 'affirmation'],
    ]);
  });
});
