import type { ContentType } from '../../contract/change.ts';
import { languages, type Language } from '../../contract/language.ts';
import {
  canBeOutdated,
  sourceLanguageOf,
  translatableFields,
  type TranslationState,
} from '../../contract/translation.ts';
import { sheetFields } from '../../contract/spreadsheet.ts';
import {
  databaseFunction,
  deferredTrigger,
  trigger,
  type DatabaseObject,
} from '../../core/database/objects.ts';

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

/**
 * Triggers that keep the hash of the English source of each French text, in a separate table because publishing
 * recreates rows. After a draft is discarded, it is unknown which English version it matched, so the translation counts
 * as outdated.
 */
export function translationObjects(noun: ContentType, table: string): readonly DatabaseObject[] {
  const fields = Object.keys(translatableFields[noun]);
  const textColumns = (row: string) => `(${fields.map((field) => `${row}.${field}`).join(', ')})`;
  const english = `select ${textHashSql('source', noun)} from ${table} source
    where source.document_id = new.document_id and source.locale = 'en' and ${editedRowSql('source', noun)}`;
  const atTheEnd = (event: 'insert' | 'update', condition: string) =>
    `after ${event} on ${table} deferrable initially deferred
     for each row when (${condition}) execute function keep_source_of_${noun}()`;
  const isFrenchText = `new.locale = 'fr' and ${editedRowSql('new', noun)}`;
  return [
    databaseFunction(
      `keep_source_of_${noun}`,
      `create or replace function keep_source_of_${noun}() returns trigger language plpgsql as $$
     begin
       insert into translations values
         ('${noun}', new.document_id, new.locale, coalesce((${english} limit 1), ''))
       on conflict (noun, document_id, language) do update set source_hash =
         case when tg_op = 'INSERT' then translations.source_hash else excluded.source_hash end;
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
         update translations set source_hash = ''
         where noun = '${noun}' and document_id = old.document_id and language = old.locale;
       end if;
       return null;
     end $$`,
    ),
    trigger(
      'forget_source',
      table,
      `after delete on ${table}
       for each row when (old.locale = 'fr') execute function forget_source_of_${noun}()`,
    ),
  ];
}

/** The name of the tally (database/tallies.ts) of the translations in a state. */
export const stateTally = (noun: ContentType, language: Language, state: TranslationState) =>
  `translation ${noun} ${language} ${state}`;

/**
 * Triggers that keep the state of each translation, and how many there are in each. They determine both languages of a
 * document again after any change of its texts. Its definition is also its migration: if it changes, so do all states.
 */
export function translationStateObjects(noun: ContentType, table: string): DatabaseObject {
  const settle = `settle_translations_of_${noun}`;
  const countStates = (sign: string, rows: string) =>
    `insert into tallies (name, amount)
     select concat_ws(' ', 'translation', '${noun}', language, state), ${sign}count(*)
     from ${rows} group by language, state`;
  return {
    name: `translation states of ${noun}`,
    statements: [
      `lock table ${table} in share row exclusive mode`,
      // Locks the documents first, because parallel changes of both languages must see each other.
      `create or replace function ${settle}(documents text[]) returns void language plpgsql as $$
     begin
       if current_setting('colibri.one_writer', true) is distinct from 'on' then
         perform pg_advisory_xact_lock(hashtextextended(document_id, 1))
         from (select distinct unnest(documents) as document_id order by 1) as document;
       end if;
       with old as (
         delete from translation_states where noun = '${noun}' and document_id = any(documents)
         returning language, state
       )
       ${countStates('-', 'old')};
       with settled as (
         insert into translation_states (noun, document_id, language, state, public_id)
         ${languages.map((language) => statesSql(noun, table, language)).join(' union all ')}
         on conflict do nothing
         returning language, state
       )
       ${countStates('', 'settled')};
     end $$`,
      `create or replace function ${settle}_written() returns trigger language plpgsql as $$
     declare documents text[] := (
       select array_agg(distinct document_id) from written where ${editedRowSql('written', noun)}
     );
     begin
       if documents is not null then
         perform ${settle}(documents);
       end if;
       return null;
     end $$`,
      ...statementTriggers('settle_translations', table, `${settle}_written()`),
      `select set_config('colibri.one_writer', 'on', true)`,
      `select ${settle}(array(
         select document_id from ${table} union select document_id from translation_states where noun = '${noun}'
       ))`,
      `select set_config('colibri.one_writer', 'off', true)`,
    ],
  };
}

/** The same after a change of the stored sources, which determine what is outdated. */
export const translationSourceObjects: DatabaseObject = {
  name: 'translation states of sources',
  statements: [
    `create or replace function settle_sources_written() returns trigger language plpgsql as $$
     declare changed record;
     begin
       for changed in select noun, array_agg(distinct document_id) as documents from written group by noun loop
         execute format('select %I($1)', 'settle_translations_of_' || changed.noun) using changed.documents;
       end loop;
       return null;
     end $$`,
    ...statementTriggers('settle_translations', 'translations', 'settle_sources_written()'),
  ],
};

/** Triggers after each statement that writes to a table. Their function reads the rows from `written`. */
function statementTriggers(name: string, table: string, call: string): string[] {
  const rowsOf = { insert: 'new', update: 'new', delete: 'old' };
  return Object.entries(rowsOf).map(
    ([event, rows]) =>
      `create or replace trigger ${name}_${event} after ${event} on ${table}
       referencing ${rows} table as written for each statement execute function ${call}`,
  );
}

/** SQL for the states of the translations of `documents` to a language. A document without a source text has none. */
function statesSql(noun: ContentType, table: string, language: Language): string {
  const [first = ''] = Object.keys(translatableFields[noun]);
  const blank = Object.keys(translatableFields[noun]).map(
    (field) => `coalesce(btrim(target.${field}), '') = ''`,
  );
  const outdated = canBeOutdated(language)
    ? `kept.source_hash is distinct from ${textHashSql('source', noun)}`
    : 'false';
  return `select '${noun}', source.document_id, '${language}',
      case when ${blank.join(' or ')} then 'missing' when ${outdated} then 'outdated' else 'done' end,
      source.public_id
    from ${table} source
    left join ${table} target on target.document_id = source.document_id
      and target.locale = '${language}' and ${editedRowSql('target', noun)}
    left join translations kept on kept.noun = '${noun}'
      and kept.document_id = source.document_id and kept.language = '${language}'
    where source.document_id = any(documents)
      and source.locale = '${sourceLanguageOf[language]}' and ${editedRowSql('source', noun)}
      and coalesce(btrim(source.${first}), '') <> ''`;
}
