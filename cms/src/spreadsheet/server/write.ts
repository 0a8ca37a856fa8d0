import type { Knex } from 'knex';
import { linkCategories } from '../../api/affirmation/category-links.ts';
import type { ContentType } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { sheetFields } from '../../contract/spreadsheet.ts';
import { tableOf } from '../../core/database/content.ts';
import type { PlannedDocument } from './plan.ts';
import { toRows, columnType, type Row } from './rows.ts';

const batchSize = 250;

/**
 * Writes planned documents in bulk, because ten thousand rows one at a time would take a quarter of an hour. This
 * bypasses Strapi's document service, so the plan has already enforced its rules.
 */
export async function writeDocuments(
  trx: Knex,
  noun: ContentType,
  documents: readonly PlannedDocument[],
  by: number | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  // Turns off the per-row triggers; the code below does their work in bulk.
  await trx.raw(`select set_config('colibri.one_writer', 'on', true)`);
  for (let index = 0; index < documents.length; index += batchSize) {
    const rows = documents
      .slice(index, index + batchSize)
      .flatMap((document) => toRows(noun, document));
    await writeRows(trx, noun, rows, by);
    onProgress(Math.min(index + batchSize, documents.length));
  }
  await trx.raw(`select set_config('colibri.one_writer', 'off', true)`);
}

/** French before English, so that the fallback flag of English rows is computed only once. */
async function writeRows(
  trx: Knex,
  noun: ContentType,
  rows: readonly Row[],
  by: number | undefined,
) {
  for (const language of languages.toReversed()) {
    const own = rows.filter(({ locale }) => locale === language);
    if (own.length > 0) await writeLanguage(trx, noun, own, by);
  }
}

async function writeLanguage(
  trx: Knex,
  noun: ContentType,
  rows: readonly Row[],
  by: number | undefined,
) {
  const { first, sentences, shared, hasDrafts } = sheetFields[noun];
  const table = tableOf[noun];
  const isFiled = first.includes('category');
  const given = givenRows([...sentences, ...shared], isFiled);
  const values = {
    rows: JSON.stringify(rows.map(({ fields, ...row }) => ({ ...row, ...fields }))),
    now: new Date(),
    by: by ?? null,
  };
  const now = 'cast(:now as timestamp)';
  const isSame = `each.document_id = given.document_id and each.locale = given.locale
    and (each.published_at is not null) = given.published`;

  await trx.raw(
    `with ${given}
     update ${table} each set ${sentences.map((name) => `${name} = given.${name}`).join(', ')},
       updated_at = ${now}, updated_by_id = :by
     from given where ${isSame}`,
    values,
  );
  const common = isFiled ? [...shared, 'filed_under'] : shared;
  const names = [...sentences, ...common].join(', ');
  await trx.raw(
    `with ${given}
     insert into ${table} (document_id, locale, ${names},
       created_at, updated_at, published_at, created_by_id, updated_by_id)
     select document_id, locale, ${names}, ${now}, ${now}, case when published then ${now} end, :by, :by
     from given where not exists (select from ${table} each where ${isSame})
     order by given.line`,
    values,
  );
  // Shared fields apply to drafts and published rows of all languages.
  const take = common.map((name) => `${name} = given.${name}`).join(', ');
  const differs = common.map((name) => `each.${name} is distinct from given.${name}`).join(' or ');
  await trx.raw(
    `with ${given}
     update ${table} each set ${take} from given
     where each.document_id = given.document_id and (${differs})`,
    values,
  );
  if (hasDrafts) await settleDrafts(trx, given, values);
  if (isFiled)
    await trx.raw(
      linkCategories(`${given},
        filed as (
          select each.id, each.locale, given.category_document as category
          from given join affirmations each using (document_id)
        )`),
      values,
    );
}

/** Unpublishes withdrawn rows, and clears the schedules that this import has carried out. */
async function settleDrafts(trx: Knex, given: string, values: Record<string, unknown>) {
  const isOfGiven = 'each.document_id = given.document_id and each.locale = given.locale';
  await trx.raw(
    `with ${given}, gone as (
       delete from affirmations each using given
       where ${isOfGiven} and each.published_at is not null and given.withdrawn
       returning each.document_id, each.locale
     )
     update affirmations each set unpublish_at = null from gone
     where each.document_id = gone.document_id and each.locale = gone.locale
       and each.published_at is null and each.unpublish_at is not null`,
    values,
  );
  await trx.raw(
    `with ${given}
     update affirmations each set publish_at = null from given
     where ${isOfGiven} and given.published and each.publish_at is not null`,
    values,
  );
}

/** A CTE with the rows as a table, joined with the categories that they name. */
function givenRows(names: readonly string[], isFiled: boolean): string {
  const columns = names.map((name) => `${name} ${columnType(name)}`).join(', ');
  const filed = isFiled
    ? {
        columns: ', english.public_id as filed_under, english.document_id as category_document',
        join: `left join categories english on english.name = sent.category and english.locale = 'en'`,
      }
    : { columns: '', join: '' };
  return `given as (
    select sent.*${filed.columns} from jsonb_to_recordset(cast(:rows as jsonb)) as sent
      (line integer, document_id text, locale text, published boolean, withdrawn boolean, category text, ${columns})
    ${filed.join}
  )`;
}
