import type { Knex } from 'knex';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { sheetFields, withEnDash } from '../../contract/spreadsheet.ts';
import { tableOf } from '../../core/database/content.ts';
import { joinCategory, joinWeekAffirmation } from '../../strapi/internals/relations.ts';
import { ownSharedFields, relationOf } from './rows.ts';

/** A document as a CSV row. */
export interface Entry {
  documentId: string;
  cells: Record<string, string>;
}

const row = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  locale: z.enum(languages),
  isPublished: z.boolean(),
});
/** SQL for the columns that name another entry. */
const relations: Readonly<Record<string, { column: string; join: string }>> = {
  category: {
    column: ', english.name as category',
    join: `${joinCategory('each', 'filed')}
      left join categories english on english.document_id = filed.document_id and english.locale = 'en'`,
  },
  affirmation: {
    column: ', chosen.public_id as affirmation',
    join: joinWeekAffirmation('each', 'chosen'),
  },
};

const found = z.object({ rows: z.array(row) });
type Row = z.infer<typeof row>;

/** The documents with these public ids. */
export async function readEntries(
  db: Knex,
  noun: ContentType,
  ids: readonly number[],
): Promise<Map<number, Entry>> {
  const table = tableOf[noun];
  const relation = relations[relationOf(noun) ?? ''] ?? { column: '', join: '' };
  const columns = [...sheetFields[noun].sentences, ...ownSharedFields(noun)]
    .map((field) => `each.${field}`)
    .join(', ');
  const answer = await db.raw(
    `select each.public_id as id, each.document_id as "documentId", each.locale,
       each.published_at is not null as "isPublished", ${columns}${relation.column}
     from ${table} each ${relation.join}
     where each.public_id = any(:ids) and each.locale in ('en', 'fr')
     order by each.public_id, each.locale`,
    { ids },
  );
  const byId = Map.groupBy(found.parse(answer).rows, ({ id }) => id);
  return new Map([...byId].map(([id, rows]) => [id, toEntry(noun, id, rows)]));
}

function toEntry(noun: ContentType, id: number, rows: readonly Row[]): Entry {
  const { first, sentences, shared, hasDrafts } = sheetFields[noun];
  // Editors see the drafts; content types without drafts have only published rows.
  const editedRows = rows.filter(({ isPublished }) => isPublished !== hasDrafts);
  const main = editedRows.find(({ locale }) => locale === 'en') ?? editedRows[0];
  const cells: Record<string, string> = { id: String(id) };
  for (const field of [...first, ...shared]) cells[field] = cellOf(main?.[field]);
  if (cells['ages']) cells['ages'] = withEnDash(cells['ages']);
  for (const language of languages) {
    const draft = editedRows.find(({ locale }) => locale === language);
    for (const field of sentences) cells[`${field}_${language}`] = cellOf(draft?.[field]);
    if (!hasDrafts) continue;
    const shown = rows.find(({ locale, isPublished }) => locale === language && isPublished);
    const isSame = sentences.every((field) => draft?.[field] === shown?.[field]);
    cells[`status_${language}`] = !draft
      ? ''
      : !shown
        ? 'draft'
        : isSame
          ? 'published'
          : 'modified';
  }
  return { documentId: rows[0]?.documentId ?? '', cells };
}

function cellOf(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'number') return String(value);
  // Normalized as in `parseSheet`, so that comparing with an imported file works.
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : '';
}
