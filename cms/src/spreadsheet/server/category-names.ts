import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import type { ImportIssue } from '../../contract/spreadsheet.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { PlannedDocument } from './plan.ts';

const nameRows = z.object({
  rows: z.array(z.object({ documentId: z.string(), locale: z.string(), name: z.string() })),
});

/** Reports category names that would be duplicates in a language after the import. */
export async function findTakenNames(
  trx: Knex,
  documents: readonly PlannedDocument[],
  texts: Texts['category'],
): Promise<ImportIssue[]> {
  const found = await trx.raw(
    `select document_id as "documentId", locale, name from categories where document_id <> all(:planned)`,
    { planned: documents.flatMap(({ documentId }) => documentId ?? []) },
  );
  const usedNames = new Set(
    nameRows.parse(found).rows.map(({ locale, name }) => `name_${locale} ${name.toLowerCase()}`),
  );
  return documents.flatMap(({ line, cells }) =>
    languages.flatMap((language) => {
      const column = `name_${language}`;
      const name = cells[column] ?? '';
      const key = `${column} ${name.toLowerCase()}`;
      if (name !== '' && usedNames.has(key))
        return [{ line, column, message: texts.nameTaken(name) }];
      usedNames.add(key);
      return [];
    }),
  );
}
