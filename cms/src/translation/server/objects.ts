import { hasDrafts, type ContentType } from '../../contract/change.ts';
import { isOptional, requiredFields, translatableFields } from '../../contract/translation.ts';
import {
  databaseFunction,
  deferredTrigger,
  trigger,
  type DatabaseObject,
} from '../../core/database/objects.ts';

/** The SQL condition for the row that editors change, which is the draft if the content type has drafts. */
export function editedRowSql(row: string, noun: ContentType): string {
  return hasDrafts[noun] ? `${row}.published_at is null` : 'true';
}

/** SQL for the row that readers see. */
export function publishedRowSql(row: string, noun: ContentType): string {
  return hasDrafts[noun] ? `${row}.published_at is not null` : 'true';
}

/** SQL for the hash of a row's texts, without those that can be empty. */
export function textHashSql(row: string, noun: ContentType): string {
  const textColumns = requiredFields(noun).map((field) => `coalesce(${row}.${field}, '')`);
  return `md5(concat_ws(E'\\x1f', ${textColumns.join(', ')}))`;
}

/** The SQL condition that two rows have the same texts, including those that can be empty. */
export function sameTextsSql(first: string, second: string, noun: ContentType): string {
  const optional = Object.keys(translatableFields[noun]).filter(isOptional);
  return [
    `${textHashSql(first, noun)} = ${textHashSql(second, noun)}`,
    ...optional.map(
      (field) => `coalesce(${first}.${field}, '') = coalesce(${second}.${field}, '')`,
    ),
  ].join(' and ');
}

/** SQL for a row's texts as JSON. */
export function textsSql(row: string, noun: ContentType): string {
  const pieces = Object.keys(translatableFields[noun]).flatMap((field) => [
    `'${field}'`,
    `coalesce(${row}.${field}, '')`,
  ]);
  return `json_build_object(${pieces.join(', ')})`;
}

/** SQL for the version of a row's texts, including those that can be empty, because readers see these too. */
export const versionSql = (row: string, noun: ContentType): string =>
  `md5(cast(${textsSql(row, noun)} as text))`;

/**
 * Triggers that keep the English source of each French text, in a separate table because publishing recreates rows.
 * After a draft is discarded, it is unknown which English version it matched, so the translation counts as outdated.
 */
export function translationObjects(noun: ContentType, table: string): readonly DatabaseObject[] {
  const fields = requiredFields(noun);
  const textColumns = (row: string) => `(${fields.map((field) => `${row}.${field}`).join(', ')})`;
  const given = `(values (new.document_id, new.locale)) as given (document_id, locale)`;
  const english = `source.document_id = given.document_id and source.locale = 'en'
    and ${editedRowSql('source', noun)}`;
  const atTheEnd = (event: 'insert' | 'update', condition: string) =>
    `after ${event} on ${table} deferrable initially deferred
     for each row when (${condition}) execute function keep_source_of_${noun}()`;
  const isFrenchText = `new.locale = 'fr' and ${editedRowSql('new', noun)}`;
  return [
    databaseFunction(
      `keep_source_of_${noun}`,
      `create or replace function keep_source_of_${noun}() returns trigger language plpgsql as $$
     begin
       insert into translations (noun, document_id, language, source_hash, source_texts)
       select '${noun}', given.document_id, given.locale,
         case when source.id is null then '' else ${textHashSql('source', noun)} end,
         case when source.id is not null then ${textsSql('source', noun)} end
       from ${given} left join ${table} source on ${english} limit 1
       on conflict (noun, document_id, language) do update set
         source_hash = excluded.source_hash, source_texts = excluded.source_texts
         where tg_op = 'UPDATE';
       return null;
     end $$`,
    ),
    deferredTrigger('keep_source_new', table, atTheEnd('insert', isFrenchText)),
    deferredTrigger(
      'keep_source_changed',
      table,
      atTheEnd(
        'update',
        `${isFrenchText} and ${textColumns('old')} is distinct from ${textColumns('new')}`,
      ),
    ),
    databaseFunction(
      `forget_source_of_${noun}`,
      `create or replace function forget_source_of_${noun}() returns trigger language plpgsql as $$
     begin
       if not exists (
         select from ${table} where document_id = old.document_id and locale = old.locale
       ) then
         delete from translations
         where noun = '${noun}' and document_id = old.document_id and language = old.locale;
       elsif ${editedRowSql('old', noun)} then
         update translations set source_hash = '', source_texts = null
         where noun = '${noun}' and document_id = old.document_id and language = old.locale;
       end if;
       return null;
     end $$`,
    ),
    trigger(
      'forget_source',
      table,
      `after delete on ${table}
       for each row execute function forget_source_of_${noun}()`,
    ),
  ];
}
