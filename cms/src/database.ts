import type { Core } from '@strapi/strapi';
import { affirmationTables } from './api/affirmation/tables.ts';
import { memberTables } from './api/auth/tables.ts';
import { categoryTables } from './api/category/tables.ts';
import { collectionTables } from './api/collection/tables.ts';
import { ownAffirmationTables } from './api/own-affirmation/tables.ts';
import { letterTables } from './api/letter/tables.ts';
import { contentTypes, type ContentType } from './contract/change.ts';
import { translationTable, translationTriggers } from './translation/tables.ts';
import { auditLogTable } from './audit-log/table.ts';
import { limitTable } from './rate-limits.ts';

export const tableOf: Record<ContentType, string> = {
  affirmation: 'affirmations',
  category: 'categories',
  testimonial: 'testimonials',
};

/**
 * Functions, triggers, generated columns and indexes that Strapi's schema cannot declare. Statements are idempotent,
 * and Strapi's schema sync does not touch them. Runs after that sync, because migrations run before the tables of an
 * empty database exist.
 */
export async function prepareDatabase(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.transaction(async (transaction) => {
    for (const statement of [
      ...functions,
      ...translationTable,
      ...contentTypes.flatMap(contentTriggers),
      ...categoryTables,
      ...affirmationTables,
      ...ownAffirmationTables,
      ...collectionTables,
      ...callTables,
      ...auditLogTable,
      ...contentTypes.flatMap((noun) => translationTriggers(noun, tableOf[noun])),
      ...memberTables,
      ...letterTables,
    ])
      await transaction.raw(statement);
  });
}

const functions = [
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  'create extension if not exists fuzzystrmatch',

  // Normalizes a text for search: lower case, no accents, words separated by single blanks. Punctuation separates
  // words, except the wildcards of LIKE.
  `create or replace function search_form(text) returns text
     language sql immutable strict parallel safe
     return ' ' || btrim(regexp_replace(
       lower(unaccent('unaccent'::regdictionary, translate($1, U&'\\00A0\\202F', '  '))),
       '[^[:alnum:]%_\\\\]+', ' ', 'g'
     )) || ' '`,

  // One public id per document, the same in every language and status, and never reused (behavior C6).
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

  // Notifies all processes of a change of published content after the commit.
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

function contentTriggers(noun: ContentType): string[] {
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

const callTables = [
  // A check in code would let two calls at the same moment subscribe an address twice.
  'create unique index if not exists subscribers_email on subscribers (lower(email))',
  `create table if not exists ${limitTable} (
     key varchar(255) primary key, points integer not null default 0, expire bigint
   )`,
];
