import type { ContentType } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { sheetFields, type ImportIssue } from '../../contract/spreadsheet.ts';
import { hasVisibleText } from '../../contract/text.ts';
import type { SheetRow } from '../../core/csv.ts';
import type { SpreadsheetTexts } from '../i18n/texts.ts';
import type { Plan } from './plan.ts';

/** Shows the texts that rows publish without containing them: somebody may have changed them since the export. */
export function findUnseenTexts(
  noun: ContentType,
  rows: readonly SheetRow[],
  { changes, documents }: Plan,
  texts: SpreadsheetTexts,
): ImportIssue[] {
  const { sentences } = sheetFields[noun];
  const given = new Map(rows.map(({ line, cells }) => [line, cells]));
  const planned = new Map(documents.map(({ line, cells }) => [line, cells]));
  return changes.flatMap(({ line, cells }) =>
    languages.flatMap((language) => {
      const status = `status_${language}`;
      if (!cells.some(({ column, to }) => column === status && to === 'published')) return [];
      return sentences.flatMap((field) => {
        const column = `${field}_${language}`;
        const text = planned.get(line)?.[column] ?? '';
        const isUnseen = hasVisibleText(text) && !hasVisibleText(given.get(line)?.[column] ?? '');
        return isUnseen ? [{ line, column: status, message: texts.publishesUnseen(text) }] : [];
      });
    }),
  );
}
