import type { Knex } from 'knex';
import type { ContentType } from '../../contract/change.ts';
import { entryLimits } from '../../contract/limits.ts';
import type { ImportIssue } from '../../contract/spreadsheet.ts';
import { countRemaining, isLimited } from '../../core/entry-limits.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Plan } from './plan.ts';

/** Reports the first new entry, or newly featured affirmation, beyond the limit (behavior X1). */
export async function findTooMany(
  trx: Knex,
  noun: ContentType,
  { changes, documents }: Plan,
  texts: Texts['content']['tooMany'],
): Promise<ImportIssue[]> {
  const name = noun === 'affirmation' ? 'featured' : noun;
  if (!isLimited(name)) return [];
  const featured = (when: 'from' | 'to') =>
    changes.filter(({ cells }) =>
      cells.some((cell) => cell.column === 'featured' && cell[when] === 'yes'),
    );
  const isNew = name !== 'featured';
  const added = isNew
    ? documents.filter(({ documentId }) => documentId === undefined)
    : featured('to');
  const removed = isNew ? 0 : featured('from').length;
  const [first] = added.slice(Math.max(0, (await countRemaining(trx, name)) + removed));
  if (!first) return [];
  return [{ line: first.line, column: null, message: texts[name](entryLimits[name]) }];
}
