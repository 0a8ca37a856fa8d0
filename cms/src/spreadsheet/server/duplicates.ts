import type { Knex } from 'knex';
import { z } from 'zod';
import { textLine } from '../../api/affirmation/objects.ts';
import type { ImportIssue } from '../../contract/spreadsheet.ts';
import type { SpreadsheetTexts } from '../i18n/texts.ts';
import type { PlannedDocument } from './plan.ts';

const rows = z.object({
  rows: z.array(z.object({ line: z.number(), id: z.number().nullable(), other: z.number() })),
});

/** Warns about new affirmations that only differ in case, accents or punctuation from existing ones or earlier rows. */
export async function findDuplicates(
  trx: Knex,
  documents: readonly PlannedDocument[],
  texts: SpreadsheetTexts,
): Promise<ImportIssue[]> {
  const given = documents
    .filter(({ documentId }) => documentId === undefined)
    .map(({ line, cells }) => ({ line, text: cells['text_en'] }));
  const found = await trx.raw(
    `with given as (
       select line, search_form(text) as form
       from jsonb_to_recordset(cast(:given as jsonb)) as given (line integer, text text)
     ), existing as (
       -- One row per text, because thousands of rows and affirmations can have the same text.
       select ${textLine} as form, min(public_id) as id from affirmations
       where ${textLine} in (select form from given) and locale = 'en' and published_at is null
       group by ${textLine}
     )
     select line, id, min(line) over (partition by form) as other
     from given left join existing using (form) order by line`,
    { given: JSON.stringify(given) },
  );
  return rows.parse(found).rows.flatMap(({ line, id, other }) => {
    const column = 'text_en';
    if (id !== null) return [{ line, column, message: texts.duplicate(id) }];
    return other < line ? [{ line, column, message: texts.duplicateRow(other) }] : [];
  });
}
