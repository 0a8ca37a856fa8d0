import type { Knex } from 'knex';
import { z } from 'zod';
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
     )
     select line, min(public_id) as id, min(line) over (partition by form) as other
     from given left join affirmations
       on split_part(search, E'\\n', 1) = form and locale = 'en' and published_at is null
     group by line, form order by line`,
    { given: JSON.stringify(given) },
  );
  return rows.parse(found).rows.flatMap(({ line, id, other }) => {
    const column = 'text_en';
    if (id !== null) return [{ line, column, message: texts.duplicate(id) }];
    return other < line ? [{ line, column, message: texts.duplicateRow(other) }] : [];
  });
}
