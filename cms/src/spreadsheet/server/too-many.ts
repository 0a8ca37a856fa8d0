import type { Knex } from 'knex';
import type { ContentType } from '../../contract/change.ts';
import { entryLimits } from '../../contract/limits.ts';
import type { ImportIssue } from '../../contract/spreadsheet.ts';
import { countRemaining, isLimited } from '../../core/entry-limits.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { PlannedDocument } from './plan.ts';

/** Reports the first new entry beyond the limit of its content type (behavior X1). */
export async function findTooMany(
  trx: Knex,
  noun: ContentType,
  documents: readonly PlannedDocument[],
  texts: Texts['content']['tooMany'],
): Promise<ImportIssue[]> {
  if (!isLimited(noun)) return [];
  const added = documents.filter(({ documentId }) => documentId === undefined);
  const [first] = added.slice(Math.max(0, await countRemaining(trx, noun)));
  if (!first) return [];
  return [{ line: first.line, column: null, message: texts[noun](entryLimits[noun]) }];
}
