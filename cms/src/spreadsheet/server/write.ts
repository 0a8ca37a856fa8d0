import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ContentType } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { sheetFields } from '../../contract/spreadsheet.ts';
import { tableOf } from '../../core/database/content.ts';
import {
  clearOfPublished,
  insertMissingRows,
  unpublishRows,
  updateDocuments,
  updateRows,
} from '../../strapi/internals/entry-rows.ts';
import { linkCategories, linkWeekAffirmations } from '../../strapi/internals/relations.ts';
import { recordFormer, recordSave } from '../../versions/server/record.ts';
import type { PlannedDocument } from './plan.ts';
import { toRows, columnType, ownSharedFields, relationOf, type Row } from './rows.ts';

const batchSize = 250;

/**
 * Writes planned documents in bulk, because ten thousand rows one at a time would take a quarter of an hour. This
 * bypasses Strapi's document service, so the plan has already enforced its rules.
 */
export async function writeDocuments(
  strapi: Core.Strapi,
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
    const documentIds = [...new Set(rows.map((row) => row.document_id))];
    const save = { noun, documentIds, action: 'import-rows', systemActor: 'command' } as const;
    await recordFormer(trx, save);
    await writeRows(trx, noun, rows, by);
    await recordSave(strapi, trx, save);
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
  const { sentences, hasDrafts } = sheetFields[noun];
  const shared = ownSharedFields(noun);
  const table = tableOf[noun];
  const relation = relations[relationOf(noun) ?? ''];
  const given = givenRows([...sentences, ...shared], relation);
  const values = {
    rows: JSON.stringify(rows.map(({ fields, ...row }) => ({ ...row, ...fields }))),
    now: new Date(),
    by: by ?? null,
  };
  await trx.raw(updateRows(given, table, sentences), values);
  const common = [...shared, ...(relation?.stored ?? [])];
  await trx.raw(insertMissingRows(given, table, [...sentences, ...common]), values);
  await trx.raw(updateDocuments(given, table, common), values);
  if (hasDrafts) await settleDrafts(trx, noun, given, values);
  if (relation) await trx.raw(relation.link(given), values);
}

/** Unpublishes withdrawn rows, and clears the schedules that this import has carried out. */
async function settleDrafts(
  trx: Knex,
  noun: ContentType,
  given: string,
  values: Record<string, unknown>,
) {
  const table = tableOf[noun];
  if (noun !== 'affirmation') return void (await trx.raw(unpublishRows(given, table), values));
  await trx.raw(unpublishRows(given, table, 'unpublish_at'), values);
  await trx.raw(clearOfPublished(given, table, 'publish_at'), values);
}

interface Relation {
  /** Columns of `given`, which `join` adds. */
  columns: string;
  join: string;
  /** Those of them that the table has, too. */
  stored: readonly string[];
  link: (given: string) => string;
}

/** What links entries to the others that they name, by the name of the column. */
const relations: Readonly<Record<string, Relation>> = {
  category: {
    columns: ', english.public_id as filed_under, english.document_id as category_document',
    join: `left join categories english on english.name = sent.relation and english.locale = 'en'`,
    stored: ['filed_under'],
    link: (given) =>
      linkCategories(`${given},
        filed as (
          select each.id, each.locale, given.category_document as category
          from given join affirmations each using (document_id)
        )`),
  },
  affirmation: {
    columns: ', chosen.document_id as affirmation_document',
    join: `left join lateral (
        select document_id from affirmations where public_id = cast(sent.relation as integer) limit 1
      ) as chosen on true`,
    stored: [],
    link: (given) =>
      linkWeekAffirmations(`${given},
        filed as (
          select each.id, each.locale, each.published_at is not null as published,
            given.affirmation_document as affirmation
          from given join weeks each using (document_id)
        )`),
  },
};

/** A CTE with the rows as a table, joined with the entries that they name. */
function givenRows(names: readonly string[], relation: Relation | undefined): string {
  const columns = names.map((name) => `${name} ${columnType(name)}`).join(', ');
  return `given as (
    select sent.*${relation?.columns ?? ''} from jsonb_to_recordset(cast(:rows as jsonb)) as sent
      (line integer, document_id text, locale text, published boolean, withdrawn boolean, relation text, ${columns})
    ${relation?.join ?? ''}
  )`;
}
