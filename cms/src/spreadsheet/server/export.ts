import { stringify } from 'csv-stringify/sync';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import { columnsOf } from '../../contract/spreadsheet.ts';
import { tableOf } from '../../core/database/content.ts';
import { byteOrderMark, csvFormat, escapeFormulas } from '../../core/csv.ts';
import { readEntries } from './entries.ts';

const pageSize = 2000;
const ids = z.object({ rows: z.array(z.object({ id: z.number() })) });

/** Exports a content type as CSV with both languages in one row. Yields it in parts, as they are read. */
export async function* exportSheet(
  db: Knex,
  noun: ContentType,
  separator: string,
): AsyncGenerator<string> {
  const columns = columnsOf(noun);
  const line = (rows: string[][]) => stringify(rows, { ...csvFormat, delimiter: separator });
  yield byteOrderMark + line([columns]);
  let after = 0;
  for (;;) {
    const page = ids.parse(
      await db.raw(
        `select distinct public_id as id from ${tableOf[noun]}
         where public_id > :after order by public_id limit ${pageSize}`,
        { after },
      ),
    );
    const entries = await readEntries(
      db,
      noun,
      page.rows.map(({ id }) => id),
    );
    const rows = [...entries.values()].map(({ cells }) =>
      columns.map((column) => escapeFormulas(cells[column] ?? '')),
    );
    yield line(rows);
    after = page.rows.at(-1)?.id ?? 0;
    if (page.rows.length < pageSize) return;
  }
}
