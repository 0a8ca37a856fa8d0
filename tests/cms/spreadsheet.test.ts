import { describe, expect, inject, it } from 'vitest';
import { affirmation } from '#contract/affirmation';
import { keyHeader, type ContentNoun } from '#contract/change';
import { historyPage } from '#contract/history';
import { sheetLine, spreadsheetPath, type SheetReport } from '#contract/spreadsheet';
import { call, callAdmin, editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';
import { administrator, invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = madeBy(client);
const key = { [keyHeader]: inject('cmsKey') };
const head =
  'id,category,text_en,description_en,text_fr,description_fr,featured,status_en,status_fr';

/** An import by somebody of the panel would need their own session; the command's answer is the same. */
async function send(sheet: string | Uint8Array<ArrayBuffer>, apply = false, language = 'en') {
  const answer = await fetch(`${inject('cms')}${spreadsheetPath}?apply=${apply}`, {
    method: 'POST',
    headers: { ...key, 'Content-Type': 'application/octet-stream', 'Accept-Language': language },
    body: sheet,
  });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => sheetLine.parse(JSON.parse(line)));
}
async function report(...asked: Parameters<typeof send>): Promise<SheetReport> {
  const last = (await send(...asked)).at(-1);
  if (!last || !('report' in last)) throw new Error(JSON.stringify(last));
  return last.report;
}
async function failure(...asked: Parameters<typeof send>): Promise<string> {
  const last = (await send(...asked)).at(-1);
  return last && 'failure' in last ? last.failure : '';
}
async function exported(noun: ContentNoun, separator = ','): Promise<string> {
  const query = new URLSearchParams({ noun, separator });
  const answer = await fetch(`${inject('cms')}${spreadsheetPath}?${query}`, { headers: key });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
}
const lineOf = (sheet: string, id: number) =>
  sheet.split('\r\n').find((line) => line.startsWith(`${id},`));

/** What a text became, gone after the test. */
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

describe('an export', () => {
  it.each(['affirmation', 'category', 'testimonial'] as const)(
    'of every %s comes back without a change, by either separator',
    async (noun) => {
      for (const separator of [',', ';']) {
        const sheet = await exported(noun, separator);
        expect(sheet.startsWith(`\uFEFFid${separator}`)).toBe(true);
        expect(await report(sheet)).toMatchObject({
          noun,
          changes: [],
          problems: [],
          warnings: [],
        });
      }
    },
  );

  it('opens in Excel as it is meant: quotes, separators, line breaks, and nothing is run', async () => {
    const texts = ['=HYPERLINK("x")', '+1', '-1', '@me', "'=1", 'Say "yes"; then, go.'];
    for (const text of texts) {
      const description = 'One line,\nand another; the end.';
      const id = await affirmations.idOf(await affirmations.draft(text, description));
      const sheet = await exported('affirmation');
      const quoted = text.replaceAll('"', '""');
      const isFormula = /^'*[=+\-@]/.test(text);
      const cell = `${isFormula ? "'" : ''}${quoted}`;
      expect(lineOf(sheet, id)).toContain(/[",;]/.test(text) ? `,"${cell}",` : `,${cell},`);
      expect(sheet).toContain(`"${description}"`);
      expect((await report(sheet)).changes).toEqual([]);
    }
  });

  it('has both languages and what readers see on a row', async () => {
    const documentId = await affirmations.published('I am on a row.', 'Say it.');
    const id = await affirmations.idOf(documentId);
    await editor.update('affirmation', documentId, { text: 'I am on this row.' });
    const french = { text: 'Je suis sur une ligne.', description: 'Dis-le.' };
    await editor.update('affirmation', documentId, french, 'fr');
    expect(lineOf(await exported('affirmation'), id)).toBe(
      `${id},Confidence,I am on this row.,Say it.,Je suis sur une ligne.,Dis-le.,no,modified,draft`,
    );
  });
});

describe('an import', () => {
  it('shows first what it would change, changes nothing, and then does it', async () => {
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
        cells: [
          { column: 'category', from: 'Confidence', to: 'Courage' },
          { column: 'text_en', from: 'I was here before.', to: 'I am still here.' },
          { column: 'featured', from: 'no', to: 'yes' },
        ],
      },
      expect.objectContaining({ line: 3, id: null }),
    ]);
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
    // The French one waits for somebody to publish it, in its own language's category.
    expect((await read(made, 'fr')).lang).toBe('en');
    const { rows } = await client.query(
      `select c.locale from affirmations a join affirmations_category_lnk l on l.affirmation_id = a.id
       join categories c on c.id = l.category_id where a.public_id = $1 order by a.locale`,
      [made],
    );
    expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['en', 'fr']));
    expect((await report(sheet.replace(',Calm', `${made},Calm`))).changes).toEqual([]);
    await editor.publish('affirmation', documentId, { featured: false });
  });

  it('is open to editing afterwards like everything else', async () => {
    await report(`${head}\n,Calm,I am edited later.,Say it.,,,,draft,\n`, true);
    const [id = 0] = await documentsOf('I am edited later.');
    const { rows } = await client.query(
      'select document_id from affirmations where public_id = $1',
      [id],
    );
    const documentId = String(rows[0]?.document_id);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
    const french = { text: 'On me corrige plus tard.', description: 'Dis-le.' };
    await editor.update('affirmation', documentId, french, 'fr');
    await editor.publish('affirmation', documentId);
    await editor.publish('affirmation', documentId, {}, 'fr');
    expect(await read(id, 'fr')).toMatchObject({ ...french, categoryId: 5 });
  });

  it('publishes, withdraws and leaves alone as each row says', async () => {
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

  it('does all or nothing, and says what is wrong by row and column', async () => {
    const id = await affirmations.idOf(await affirmations.draft('I stay as I am.'));
    const sheet = [
      head,
      `${id},Calm,I change.,,,,,,`,
      '99999999,Calm,I am unknown.,Say it.,,,,,',
      `${id},Calm,I am here twice.,,,,,,`,
      'x1,Calm,I have a strange id.,Say it.,,,,,',
      `,Nowhere,"${'a'.repeat(281)}",Say it.,,,perhaps,public,`,
      ',All,I am under All.,Say it.,,,,,',
      ',,I have no category.,,,,,published,',
      ',Calm,,,Je suis seule.,,,,',
      ',Calm,I am \u202e odd.,Say it.,,,,,modified',
    ].join('\n');
    const { problems, applied } = await report(sheet, true);
    expect(applied).toBe(false);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'id'],
      [4, 'id'],
      [5, 'id'],
      [6, 'category'],
      [6, 'text_en'],
      [6, 'featured'],
      [6, 'status_en'],
      [7, 'category'],
      [8, 'category'],
      [8, 'category'],
      [8, 'description_en'],
      [9, 'text_en'],
      [10, 'text_en'],
    ]);
    const { rows } = await client.query('select text from affirmations where public_id = $1', [id]);
    expect(rows).toEqual([{ text: 'I stay as I am.' }]);
    const inFrench = await report(sheet, false, 'fr');
    expect(inFrench.problems[0]?.message).toMatch(/^Il n’y a rien sous l’identifiant/);
  });

  it('warns of what says the same, in the site or in the file', async () => {
    const id = await affirmations.idOf(await affirmations.draft('I am one of a kind!'));
    const { warnings, problems } = await report(
      `${head}\n,Calm,I am ONE of a kind,Say it.,,,,,\n,Calm,I am new.,Say it.,,,,,\n,Calm,“I am new”,Say it.,,,,,\n`,
    );
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      { line: 2, column: 'text_en', message: `Says the same as affirmation ${id}.` },
      { line: 4, column: 'text_en', message: 'Says the same as line 3.' },
    ]);
  });

  it('reads what Excel writes: other encodings, separators, line ends, empty rows', async () => {
    const rows = (separator: string) =>
      [
        ['id', 'name_en', 'color'],
        ['5', 'Calmé', '#2f87b7'],
        ['', '', ''],
      ]
        .map((cells) => cells.join(separator))
        .join('\r');
    const latin = Uint8Array.from(rows(';'), (sign) => sign.charCodeAt(0));
    const wide = new Uint8Array(Buffer.from(`\uFEFF${rows('\t')}`, 'utf16le'));
    for (const bytes of [latin, wide, new TextEncoder().encode(`\uFEFF${rows(',')}`)]) {
      const { changes, noun } = await report(bytes);
      expect(noun).toBe('category');
      expect(changes).toEqual([
        { line: 2, id: 5, cells: [{ column: 'name_en', from: 'Calm', to: 'Calmé' }] },
      ]);
    }
  });

  it('of categories and testimonials keeps their rules too', async () => {
    const wrong = await report('id,name_en,icon,color\n5,,fa star,red\n,,ph-star,#123456\n');
    expect(wrong.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'icon'],
      [2, 'color'],
      [3, 'name_en'],
    ]);
    const stars = await report('id,text_en,name_en,title_en,rating\n1,,,,6\n,Fine.,Ann,,5\n');
    expect(stars.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'rating'],
      [3, 'title_en'],
    ]);
  });

  it.each([
    ['', 'This is no sheet'],
    ['hello\nworld', 'This is no sheet'],
    ['id,text_en,description_en\n1,"never closed', 'cannot be read as CSV'],
    [`${head}\n${',Calm,I am many.,Say it.,,,,,\n'.repeat(10_001)}`, 'More than 10000 rows'],
  ])('refuses what is no sheet of ours (%#)', async (sheet, sentence) => {
    expect(await failure(sheet)).toContain(sentence);
  });

  it('names a column that it does not know', async () => {
    const { problems } = await report(
      'id,text_en,description_en,text_de\n1,I am.,Say it.,Ich bin.\n',
    );
    expect(problems).toMatchObject([{ line: 1, column: 'text_de' }]);
  });

  it(
    'takes ten thousand rows, says how far it is, and gives each an id of its own',
    { timeout: 180_000 },
    async () => {
      const rows = Array.from(
        { length: 10_000 },
        (_, at) =>
          `,Courage,I am row ${at} of many.,Say it.,Je suis la ligne ${at}.,Dis-le.,no,draft,draft`,
      );
      const lines = await send(`${head}\r\n${rows.join('\r\n')}\r\n`, true);
      const steps = lines.flatMap((line) => ('done' in line ? [line.done] : []));
      expect(steps.length).toBeGreaterThan(10);
      expect(steps.at(-1)).toBe(10_000);
      const { rows: found } = await client.query(
        `select count(*)::integer as rows, count(distinct public_id)::integer as ids
       from affirmations where text like 'I am row % of many.' or text like 'Je suis la ligne %.'`,
      );
      await client.query(
        `delete from affirmations where text like 'I am row % of many.' or text like 'Je suis la ligne %.'`,
      );
      expect(found).toEqual([{ rows: 20_000, ids: 10_000 }]);
    },
  );
});

describe('in the panel', () => {
  const sheet = `${head}\n,Calm,I am brought by hand.,Say it.,,,,,\n`;
  /** The panel sends bytes; its other calls are JSON. */
  const sendAs = async (person: Staff) =>
    (await person.call('POST', '/panel/spreadsheet', undefined)).status;

  it('an editor imports and exports, a translator exports alone', async () => {
    const people = [administrator, await invite('strapi-editor'), await invite('translator')];
    const imports = await Promise.all(people.map(sendAs));
    expect(imports).toEqual([200, 200, 403]);
    for (const person of people) {
      const answer = await person.call('GET', '/panel/spreadsheet?noun=category');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="categories.csv"',
      );
    }
    const anybody = await fetch(`${inject('cms')}/panel/spreadsheet?noun=category`);
    expect(anybody.status).toBe(401);
    expect((await call('/spreadsheet?noun=category')).status).toBe(404);
  });

  it('the history says that somebody imported', async () => {
    await report(sheet, true);
    await documentsOf('I am brought by hand.');
    const answer = await callAdmin('GET', '/panel/history');
    const [last] = historyPage.parse(await answer.json()).entries;
    expect(last).toMatchObject({ by: 'command', action: 'import-rows', title: '+1, ~0' });
  });
});
