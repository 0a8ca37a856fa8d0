import { describe, expect, it } from 'vitest';
import { editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';
import { exported, lineOf, report } from './sheets.ts';

const affirmations = madeBy(connect());

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

  it('comes back without a change, whatever line breaks and gaps its texts have', async () => {
    for (const text of ['I have\r\ntwo lines.', 'I have\rtwo lines.', '\tI lead.', 'I trail. '])
      await affirmations.draft(text, text);
    affirmations.keep(await editor.create('affirmation', {}));
    expect(await report(await exported('affirmation'))).toMatchObject({
      changes: [],
      problems: [],
    });
  });
});
