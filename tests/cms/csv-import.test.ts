import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { call, callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { exported, head, lineOf, report } from './csv.ts';

const client = connect();
const affirmations = affirmationFactory(client);

/** The ids of the affirmations with a text, which are deleted after the test. */
async function documentsOf(pattern: string) {
  const { rows } = await client.query(
    `select distinct document_id, public_id from affirmations where text like $1 order by public_id`,
    [pattern],
  );
  for (const row of rows) affirmations.keep(String(row.document_id));
  return rows.map((row) => Number(row.public_id));
}
const read = async (id: number, language: string) =>
  affirmation.parse((await call(`/affirmations/${id}?lang=${language}`)).body);

describe('CSV import', () => {
  it('takes the English name of a category in a CSV file for that category, even if another has it as its French name', async () => {
    const rename = (name: string) =>
      callAdmin(
        'PUT',
        `/content-manager/collection-types/api::category.category/${kindness}?locale=fr`,
        {
          name,
        },
      );
    const { rows } = await client.query(
      `select document_id, name from categories where public_id = 3 and locale = 'fr'`,
    );
    const kindness = String(rows[0].document_id);
    onTestFinished(async () => void (await rename(rows[0].name)));
    expect((await rename('Calm')).status).toBe(200);
    const documentId = await affirmations.draft('I stay calm.');
    const id = await affirmations.idOf(documentId);
    await report(`id,category\n${id},Calm\n`, true);
    const sheet = await exported('affirmation');
    expect(lineOf(sheet, id)?.split(',')[1]).toBe('Calm');
    expect((await report(sheet)).changes).toEqual([]);
  });

  it('a CSV import only previews its changes unless it is told to apply them', async () => {
    const documentId = await affirmations.published('I was here before.', 'Say it.');
    const id = await affirmations.idOf(documentId);
    const sheet = [
      head,
      `${id},courage,I am still here.,,,,oui,published,`,
      ',Calm,I come from a sheet.,"Say it,\nline by line.",Je viens d’un tableau.,Dis-le.,no,published,draft',
    ].join('\r\n');
    const shown = await report(sheet);
    expect(shown).toMatchObject({ rows: 2, applied: false, problems: [], warnings: [] });
    expect(shown.changes).toEqual([
      {
        line: 2,
        id,
        title: 'I was here before.',
        isLive: true,
        unpublishes: [],
        cells: [
          { column: 'category', from: 'Confidence', to: 'Courage' },
          { column: 'text_en', from: 'I was here before.', to: 'I am still here.' },
          { column: 'featured', from: 'no', to: 'yes' },
        ],
      },
      expect.objectContaining({ line: 3, id: null, title: 'I come from a sheet.', isLive: true }),
    ]);
    const inFrench = await report(sheet, false, 'fr');
    expect(inFrench.changes[0]?.cells[0]).toMatchObject({ from: 'Confiance', to: 'Courage' });
    expect(await read(id, 'en')).toMatchObject({ text: 'I was here before.', categoryId: 2 });

    expect(await report(sheet, true)).toMatchObject({ applied: true, problems: [] });
    expect(await read(id, 'fr')).toMatchObject({
      text: 'I am still here.',
      description: 'Say it.',
      categoryId: 4,
      featured: true,
    });
    const [made = 0] = await documentsOf('I come from a sheet.');
    expect(await read(made, 'en')).toMatchObject({
      description: 'Say it,\nline by line.',
      categoryId: 5,
      lang: 'en',
    });
    // The French text is still a draft, in the French row of its category.
    expect((await read(made, 'fr')).lang).toBe('en');
    const { rows } = await client.query(
      `select c.locale from affirmations a join affirmations_category_lnk l on l.affirmation_id = a.id
       join categories c on c.id = l.category_id where a.public_id = $1 order by a.locale`,
      [made],
    );
    expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['en', 'fr']));
    expect((await report(sheet.replace(',Calm', `${made},Calm`))).changes).toEqual([]);
    await adminApi.publish('affirmation', documentId, { featured: false });
  });

  it('the search finds an affirmation by keywords from a CSV file once the file publishes them, and keywords that are too long are reported', async () => {
    const documentId = await affirmations.published('I am seen.', 'Say it.');
    const id = await affirmations.idOf(documentId);
    const found = async () => {
      const { body } = await call('/affirmations?lang=en&q=wallaby');
      return z.array(affirmation).parse(body).length;
    };
    await report(`id,keywords_en\n${id},"wallaby, quokka"\n`, true);
    expect(lineOf(await exported('affirmation'), id)).toContain(
      ',"wallaby, quokka",,,,,,,,no,modified,',
    );
    expect(await found()).toBe(0);
    await report(`id,status_en\n${id},published\n`, true);
    expect(await found()).toBe(1);
    const { problems } = await report(`id,keywords_en\n${id},${'a'.repeat(501)}\n`);
    expect(problems).toMatchObject([{ column: 'keywords_en' }]);
  });

  it('a CSV import accepts moments, ages and a skill in any order and case, and names the allowed values when one is wrong', async () => {
    const id = await affirmations.idOf(await affirmations.published('I am timely.', 'Say it.'));
    const columns = 'id,moments,ages,skill,status_en';
    await report(`${columns}\n${id},"Worry; bedtime","9-11, 6–8",Self-awareness,published\n`, true);
    const expected = {
      moments: ['bedtime', 'worry'],
      ages: ['6-8', '9-11'],
      skill: 'self-awareness',
    };
    expect((await call(`/affirmations/${id}`)).body).toMatchObject(expected);
    const sheet = await exported('affirmation');
    expect(lineOf(sheet, id)).toContain(
      ',"bedtime, worry","6–8, 9–11",self-awareness,,no,published,',
    );
    expect((await report(sheet)).changes).toEqual([]);
    const { body } = await call('/affirmations?lang=en&moment=worry&age=9-11');
    expect(
      z
        .array(affirmation)
        .parse(body)
        .map((each) => each.id),
    ).toContain(id);
    // A message about a column for one value never offers several.
    for (const skill of ['self-awareness, self-management', 'patience']) {
      const wrong = `${id},"worry, noon",5,"${skill}"`;
      expect((await report(`id,moments,ages,skill\n${wrong}\n`)).problems).toMatchObject([
        { column: 'moments', message: expect.stringMatching(/ one or more of .*bedtime/) },
        { column: 'ages', message: expect.stringMatching(/ one or more of .*9–11/) },
        { column: 'skill', message: expect.stringMatching(/ one of .*self-management/) },
      ]);
    }
  });

  it('lets an imported draft be translated and published in the panel', async () => {
    await report(`${head}\n,Calm,I am edited later.,Say it.,,,,draft,\n`, true);
    const [id = 0] = await documentsOf('I am edited later.');
    const { rows } = await client.query(
      'select document_id from affirmations where public_id = $1',
      [id],
    );
    const documentId = String(rows[0]?.document_id);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
    const french = { text: 'On me corrige plus tard.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.publish('affirmation', documentId);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    expect(await read(id, 'fr')).toMatchObject({ ...french, categoryId: 5 });
  });

  it('a CSV import publishes or unpublishes an entry if its row has that status, and leaves the publication alone if the row has none', async () => {
    const documentId = await affirmations.published('I am seen.', 'Say it.');
    const id = await affirmations.idOf(documentId);
    await report(`id,text_en,description_en\n${id},I am seen and changed.,\n`, true);
    expect(await read(id, 'en')).toMatchObject({ text: 'I am seen.' });
    expect(lineOf(await exported('affirmation'), id)).toContain(',modified,');
    await report(`id,status_en\n${id},publié\n`, true);
    expect(await read(id, 'en')).toMatchObject({ text: 'I am seen and changed.' });
    await report(`id,status_en\n${id},draft\n`, true);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
  });

  it('a CSV row that publishes or unpublishes an entry clears the time scheduled for that; other rows keep scheduled times', async () => {
    const documentId = await affirmations.draft('I am planned.');
    const id = await affirmations.idOf(documentId);
    const plan = { publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: '2099-02-01T00:00:00.000Z' };
    await adminApi.update('affirmation', documentId, plan);
    const planned = async () => {
      const { rows } = await client.query(
        `select publish_at is not null as comes, unpublish_at is not null as goes
         from affirmations where document_id = $1 and published_at is null`,
        [documentId],
      );
      return rows[0];
    };
    await report(`id,text_en,status_en\n${id},I am still planned.,draft\n`, true);
    expect(await planned()).toEqual({ comes: true, goes: true });
    await report(`id,status_en\n${id},published\n`, true);
    expect(await planned()).toEqual({ comes: false, goes: true });
    await report(`id,status_en\n${id},draft\n`, true);
    expect(await planned()).toEqual({ comes: false, goes: false });
  });
});
