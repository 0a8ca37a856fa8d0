import type { ContentType } from '../contract/change.ts';
import { translatableFields } from '../contract/translation.ts';
import { sheetFields } from '../contract/spreadsheet.ts';

/** The SQL condition for the row that editors change, which is the draft if the content type has drafts. */
export function editedRowSql(row: string, noun: ContentType): string {
  return sheetFields[noun].hasDrafts ? `${row}.published_at is null` : 'true';
}

/** SQL for the hash of a row's texts. */
export function textHashSql(row: string, noun: ContentType): string {
  const textColumns = Object.keys(translatableFields[noun]).map(
    (field) => `coalesce(${row}.${field}, '')`,
  );
  return `md5(concat_ws(E'\\x1f', ${textColumns.join(', ')}))`;
}

/** The hash of the English source of each French text, in a separate table because publishing recreates rows. */
export const translationTable = [
  `create table if not exists translations (
     noun text, document_id text, language text, source_hash text not null,
     primary key (noun, document_id, language)
   )`,
];

/**
 * Triggers that update the table on every write. After a draft is discarded, it is unknown which English version it
 * matched, so the translation counts as outdated.
 */
export function translationTriggers(noun: ContentType, table: string): string[] {
  const fields = Object.keys(translatableFields[noun]);
  const textColumns = (row: string) => `(${fields.map((field) => `${row}.${field}`).join(', ')})`;
  const english = `select ${textHashSql('source', noun)} from ${table} source
    where source.document_id = new.document_id and source.locale = 'en' and ${editedRowSql('source', noun)}`;
  return [
    `create or replace function keep_source_of_${noun}() returns trigger language plpgsql as $$
     begin
       insert into translations values
         ('${noun}', new.document_id, new.locale, coalesce((${english} limit 1), ''))
       on conflict (noun, document_id, language) do update set source_hash =
         case when tg_op = 'INSERT' then translations.source_hash else excluded.source_hash end;
       return null;
     end $$`,
    deferredTrigger(
      'keep_source_new',
      'insert',
      table,
      `new.locale = 'fr' and ${editedRowSql('new', noun)}`,
      `keep_source_of_${noun}()`,
    ),
    deferredTrigger(
      'keep_source_changed',
      'update',
      table,
      `new.locale = 'fr' and ${editedRowSql('new', noun)} and ${textColumns('old')} is distinct from ${textColumns('new')}`,
      `keep_source_of_${noun}()`,
    ),
    `create or replace function forget_source_of_${noun}() returns trigger language plpgsql as $$
     begin
       if not exists (
         select from ${table} where document_id = old.document_id and locale = old.locale
       ) then
         delete from translations
         where noun = '${noun}' and document_id = old.document_id and language = old.locale;
       elsif ${editedRowSql('old', noun)} then
         update translations set source_hash = ''
         where noun = '${noun}' and document_id = old.document_id and language = old.locale;
       end if;
       return null;
     end $$`,
    `create or replace trigger forget_source after delete on ${table}
       for each row when (old.locale = 'fr') execute function forget_source_of_${noun}()`,
    // Translations older than this table count as done.
    `insert into translations
     select '${noun}', target.document_id, target.locale, ${textHashSql('source', noun)}
     from ${table} target join ${table} source
       on source.document_id = target.document_id and source.locale = 'en' and ${editedRowSql('source', noun)}
     where target.locale = 'fr' and ${editedRowSql('target', noun)} and not exists (
       select from translations kept where kept.noun = '${noun}'
         and kept.document_id = target.document_id and kept.language = 'fr'
     )
     on conflict do nothing`,
  ];
}

/** A trigger that is deferred to the end of the transaction, so that languages can be written in any order. */
function deferredTrigger(
  name: string,
  event: 'insert' | 'update',
  table: string,
  condition: string,
  act: string,
): string {
  return `do $$ begin
    if not exists (
      select from pg_trigger where tgname = '${name}' and tgrelid = '${table}'::regclass
    ) then
      create constraint trigger ${name} after ${event} on ${table} deferrable initially deferred
        for each row when (${condition}) execute function ${act};
    end if;
  end $$`;
}
