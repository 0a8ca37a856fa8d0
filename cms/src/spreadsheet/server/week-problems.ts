import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import type { ImportIssue } from '../../contract/spreadsheet.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { SpreadsheetTexts } from '../i18n/texts.ts';
import type { PlannedDocument } from './plan.ts';

const affirmationRows = z.object({
  rows: z.array(z.object({ id: z.number(), isPublished: z.boolean() })),
});
const numberRows = z.object({ rows: z.array(z.object({ number: z.number() })) });

/** Reports affirmations that don't exist or aren't published, and numbers that two published weeks would have. */
export async function findWeekProblems(
  trx: Knex,
  documents: readonly PlannedDocument[],
  texts: { sheet: SpreadsheetTexts; week: Texts['week'] },
): Promise<ImportIssue[]> {
  const affirmations = await readAffirmations(trx, documents);
  const usedNumbers = await readOtherNumbers(trx, documents);
  return documents.flatMap(({ line, cells }) => {
    const { number = '', affirmation = '' } = cells;
    const isShown = languages.some((language) => hasReaders(cells[`status_${language}`]));
    const problems: ImportIssue[] = [];
    const isPublished = affirmations.get(Number(affirmation));
    if (affirmation !== '' && isPublished === undefined)
      problems.push({ line, column: 'affirmation', message: texts.sheet.affirmation(affirmation) });
    else if (isShown && isPublished === false)
      problems.push({ line, column: 'affirmation', message: texts.week.affirmationUnpublished });
    if (isShown && usedNumbers.has(Number(number)))
      problems.push({ line, column: 'number', message: texts.week.numberTaken(Number(number)) });
    if (isShown) usedNumbers.add(Number(number));
    return problems;
  });
}

const hasReaders = (status: string | undefined) => status === 'published' || status === 'modified';

/** Whether each of the affirmations that the weeks name is published. */
async function readAffirmations(trx: Knex, documents: readonly PlannedDocument[]) {
  const ids = documents.flatMap(({ cells }) => Number(cells['affirmation']) || []);
  const found = await trx.raw(
    `select public_id as id, bool_or(published_at is not null) as "isPublished"
     from affirmations where public_id = any(:ids) group by public_id`,
    { ids },
  );
  return new Map(affirmationRows.parse(found).rows.map(({ id, isPublished }) => [id, isPublished]));
}

/** The numbers of the published weeks that the import doesn't change. */
async function readOtherNumbers(trx: Knex, documents: readonly PlannedDocument[]) {
  const found = await trx.raw(
    `select number from weeks where published_at is not null and document_id <> all(:planned)`,
    { planned: documents.flatMap(({ documentId }) => documentId ?? []) },
  );
  return new Set(numberRows.parse(found).rows.map(({ number }) => number));
}
