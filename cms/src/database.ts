import type { Core } from '@strapi/strapi';
import { forMembers } from './api/auth/tables.ts';
import { forCollections } from './api/collection/tables.ts';
import { forOwnAffirmations } from './api/own-affirmation/tables.ts';
import { letterTables } from './api/letter/tables.ts';
import { allCategoryId } from './contract/category.ts';
import { contentNouns, type ContentNoun } from './contract/change.ts';
import type { Language } from './contract/language.ts';
import { historyTable } from './history/table.ts';
import { limitTable } from './limits.ts';

/** The table of each noun. */
export const tableOf: Record<ContentNoun, string> = {
  affirmation: 'affirmations',
  category: 'categories',
  testimonial: 'testimonials',
};

/** The rows of `affirmations` that readers of a language see: an index exists for just these words. */
export const shownIn: Record<Language, string> = {
  en: `published_at is not null and filed_under is not null and locale = 'en'`,
  fr: `published_at is not null and filed_under is not null and (locale = 'fr' or stands_in)`,
};

/**
 * What Strapi's schema cannot say: functions, triggers, generated columns and indexes. Each
 * statement may run again; Strapi's own schema sync leaves all of it alone. Runs after that sync,
 * for a migration would run before the tables of an empty database exist.
 */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (transaction) => {
    await transaction.raw(`select pg_advisory_xact_lock(hashtext('colibri: prepare database'))`);
    for (const statement of [
      ...functions,
      ...contentNouns.flatMap(forNoun),
      ...forCategories,
      ...forAffirmations,
      ...forOwnAffirmations,
      ...forCollections,
      ...forCalls,
      ...historyTable,
      ...forMembers,
      ...letterTables,
    ])
      await transaction.raw(statement);
  });
}

const functions = [
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  'create extension if not exists fuzzystrmatch',

  // A text as search sees it: no case, no accents, words between single blanks. What is neither
  // a letter nor a digit parts words, but for the signs that LIKE would take for its own.
  `create or replace function search_form(text) returns text
     language sql immutable strict parallel safe
     return ' ' || btrim(regexp_replace(
       lower(unaccent('unaccent'::regdictionary, translate($1, U&'\\00A0\\202F', '  '))),
       '[^[:alnum:]%_\\\\]+', ' ', 'g'
     )) || ' '`,

  // One public id per document, the same in every language and status, never used again (PRODUCT 2).
  `create or replace function keep_public_id() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and old.public_id is not null and old.document_id = new.document_id then
       new.public_id := old.public_id;
       return new;
     end if;
     -- An import holds the whole table, and would run out of locks.
     if current_setting('colibri.one_writer', true) is distinct from 'on' then
       perform pg_advisory_xact_lock(hashtextextended(new.document_id, 0));
     end if;
     execute format('select public_id from %I where document_id = $1 and public_id is not null limit 1', tg_table_name)
       into new.public_id using new.document_id;
     new.public_id := coalesce(new.public_id, nextval(tg_argv[0]::regclass));
     return new;
   end $$`,

  // Tells every process, after the commit, that something readers see has changed.
  `create or replace function announce_change() returns trigger language plpgsql as $$
   begin
     if (tg_op <> 'INSERT' and old.published_at is not null)
       or (tg_op <> 'DELETE' and new.published_at is not null) then
       perform pg_notify('content', json_build_object(
         'noun', tg_argv[0],
         'id', case when tg_op = 'DELETE' then old.public_id else new.public_id end
       )::text);
     end if;
     return null;
   end $$`,
];

function forNoun(noun: ContentNoun): string[] {
  const table = tableOf[noun];
  return [
    `create sequence if not exists ${noun}_public_ids as integer`,
    `create or replace trigger keep_public_id before insert or update on ${table}
       for each row execute function keep_public_id('${noun}_public_ids')`,
    `create unique index if not exists ${table}_public_id on ${table}
       (public_id, locale, (published_at is not null))`,
    `create or replace trigger announce_change after insert or update or delete on ${table}
       for each row execute function announce_change('${noun}')`,
  ];
}

const forCategories = [
  // The mark goes with the id and with nothing else (PRODUCT 1); this trigger's name follows keep_public_id's.
  `create or replace function mark_all() returns trigger language plpgsql as $$
   begin
     new.covers_all := new.public_id = ${allCategoryId};
     return new;
   end $$`,
  `create or replace trigger mark_all before insert or update on categories
     for each row execute function mark_all()`,
];

const forAffirmations = [
  `alter table affirmations
     add column if not exists stands_in boolean not null default false,
     add column if not exists filed_under integer,
     add column if not exists search text
       generated always as (search_form(text) || E'\\n' || search_form(description)) stored`,

  // An English text stands in as long as no French one is published: kept with the row, for an
  // index can hold it, while a look at the sibling would cost each list a hundred thousand looks.
  `create or replace function stand_in() returns trigger language plpgsql as $$
   begin
     new.stands_in := new.locale = 'en' and new.published_at is not null and not exists (
       select from affirmations
       where document_id = new.document_id and locale = 'fr' and published_at is not null
     );
     return new;
   end $$`,
  `create or replace trigger stand_in before insert or update on affirmations
     for each row execute function stand_in()`,
  `create or replace function recheck_stand_in() returns trigger language plpgsql as $$
   begin
     update affirmations set stands_in = stands_in
     where document_id = coalesce(new.document_id, old.document_id)
       and locale = 'en' and published_at is not null;
     return null;
   end $$`,
  `create or replace trigger recheck_stand_in_written after insert or update on affirmations
     for each row when (new.locale = 'fr') execute function recheck_stand_in()`,
  `create or replace trigger recheck_stand_in_deleted after delete on affirmations
     for each row when (old.locale = 'fr') execute function recheck_stand_in()`,

  // The public id of its category, kept with the row: lists filter and count by an index alone.
  `create or replace function file_under() returns trigger language plpgsql as $$
   begin
     if current_setting('colibri.one_writer', true) = 'on' then
       return null;
     end if;
     update affirmations set filed_under = (
       select categories.public_id from affirmations_category_lnk link
       join categories on categories.id = link.category_id
       where link.affirmation_id = affirmations.id limit 1
     ) where id = case when tg_op = 'DELETE' then old.affirmation_id else new.affirmation_id end;
     return null;
   end $$`,
  `create or replace trigger file_under after insert or update or delete on affirmations_category_lnk
     for each row execute function file_under()`,

  // Every word that a published text ever had: what a mistyped word is held against.
  `create table if not exists affirmation_words (word text primary key)`,
  `create or replace function collect_words() returns trigger language plpgsql as $$
   begin
     insert into affirmation_words
       select distinct word from regexp_split_to_table(new.search, '\\s+') as word
       where length(word) between 4 and 50
     on conflict do nothing;
     return null;
   end $$`,
  `create or replace trigger collect_words after insert or update on affirmations
     for each row when (new.published_at is not null) execute function collect_words()`,

  // What editors are told of: texts that say nearly the same, and what is due.
  `create index if not exists affirmations_said on affirmations
     using gin (split_part(search, E'\\n', 1) gin_trgm_ops)`,
  `create index if not exists affirmations_due on affirmations (least(publish_at, unpublish_at))
     where published_at is null and (publish_at is not null or unpublish_at is not null)`,

  ...Object.entries(shownIn).flatMap(([language, shown]) => [
    `create index if not exists affirmations_shown_${language} on affirmations (public_id) where ${shown}`,
    `create index if not exists affirmations_filed_${language} on affirmations (filed_under, public_id) where ${shown}`,
    `create index if not exists affirmations_featured_${language} on affirmations (public_id) where featured and ${shown}`,
    `create index if not exists affirmations_search_${language} on affirmations using gin (search gin_trgm_ops) where ${shown}`,
  ]),
];

const forCalls = [
  // Not in code alone: two calls at once would both find the address new.
  'create unique index if not exists subscribers_email on subscribers (lower(email))',
  `create table if not exists ${limitTable} (
     key varchar(255) primary key, points integer not null default 0, expire bigint
   )`,
];
