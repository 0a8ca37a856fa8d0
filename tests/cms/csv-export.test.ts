import { describe, expect, it } from 'vitest';
import { adminApi, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect, lockTable } from './database.ts';
import { exported, lineOf, report } from './csv.ts';

const client = connect();
const affirmations = affirmationFactory(client);

describe('CSV export', () => {
  it.each(['affirmation', 'category', 'testimonial', 'week'] as const)(
    'importing the unchanged CSV export of every %s would change nothing, with commas and with semicolons',
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

  it('the CSV export puts an apostrophe before formulas and quotes cells that need it, and importing it back changes nothing', async () => {
    const wide = ['＝1', '＋1', '－1', '＠me'];
    const texts = ['=HYPERLINK("x")', '+1', '-1', '@me', "'=1", ...wide, 'Say "yes"; then, go.'];
    for (const text of texts) {
      const description = 'One line,\nand another; the end.';
      const id = await affirmations.idOf(await affirmations.draft(text, description));
      const sheet = await exported('affirmation');
      const quoted = text.replaceAll('"', '""');
      const isFormula = /^'*[=+\-@＝＋－＠]/.test(text);
      const cell = `${isFormula ? "'" : ''}${quoted}`;
      expect(lineOf(sheet, id)).toContain(/[",;]/.test(text) ? `,"${cell}",` : `,${cell},`);
      expect(sheet).toContain(`"${description}"`);
      expect((await report(sheet)).changes).toEqual([]);
    }
  });

  it('answers 429 to a second CSV export of a panel user until they have read the first', async () => {
    const table = await lockTable(client, 'testimonials', 'access exclusive');
    const ask = (noun: string) => callAdmin('GET', `/panel/spreadsheet?noun=${noun}&separator=,`);
    const first = ask('testimonial');
    await expect.poll(() => table.waiting()).toBe(1);
    expect((await ask('category')).status).toBe(429);
    await table.release();
    expect((await (await first).text()).length).toBeGreaterThan(0);
    expect((await ask('category')).status).toBe(200);
  });

  it('exports both languages of an affirmation and their statuses in one CSV row', async () => {
    const documentId = await affirmations.published('I am on a row.', 'Say it.');
    const id = await affirmations.idOf(documentId);
    await adminApi.update('affirmation', documentId, { text: 'I am on this row.' });
    const french = {
      text: 'Je suis sur une ligne.',
      description: 'Dis-le.',
      keywords: 'sœur, frère',
    };
    await adminApi.update('affirmation', documentId, french, 'fr');
    expect(lineOf(await exported('affirmation'), id)).toBe(
      `${id},Confidence,I am on this row.,Say it.,,Je suis sur une ligne.,Dis-le.,"sœur, frère",,,,,no,modified,draft`,
    );
  });

  it('the preview of importing exported CSV texts with unusual line breaks and spaces finds no changes', async () => {
    for (const text of ['I have\r\ntwo lines.', 'I have\rtwo lines.', '\tI lead.', 'I trail. '])
      await affirmations.draft(text, text);
    // Drafts from before texts were required can be empty.
    const empty = await affirmations.draft('I am old.');
    await client.query('update affirmations set text = null where document_id = $1', [empty]);
    expect(await report(await exported('affirmation'))).toMatchObject({
      changes: [],
      problems: [],
    });
  });
});
