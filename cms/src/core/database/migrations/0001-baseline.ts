import type { Migration } from './index.ts';

/**
 * The tables, columns, sequences and functions with stored results as they were when versioned migrations began. All
 * statements are idempotent, so that it also brings older installations to this state.
 */
export const baseline: Migration = {
  name: '0001-baseline',
  statements: [
    'create extension if not exists pg_trgm',
    'create extension if not exists unaccent',
    'create extension if not exists fuzzystrmatch',

    // Normalizes a text for search: lower case, no accents, words separated by single blanks. Punctuation separates
    // words, except the wildcards of LIKE. Its results are stored: to change it, a migration must rewrite the column.
    `create or replace function search_form(text) returns text
       language sql immutable strict parallel safe
       return ' ' || btrim(regexp_replace(
         lower(unaccent('unaccent'::regdictionary, translate($1, U&'\\00A0\\202F', '  '))),
         '[^[:alnum:]%_\\\\]+', ' ', 'g'
       )) || ' '`,
    `create or replace function is_own_affirmation(id integer) returns boolean
       language sql immutable strict parallel safe
       return id >= 1000000000`,

    'create sequence if not exists affirmation_public_ids as integer',
    'create sequence if not exists category_public_ids as integer',
    'create sequence if not exists testimonial_public_ids as integer',
    'alter sequence affirmation_public_ids maxvalue 999999999',
    'create sequence if not exists own_affirmation_ids as integer minvalue 1000000000',

    `create table if not exists translations (
       noun text, document_id text, language text, source_hash text not null,
       primary key (noun, document_id, language)
     )`,

    `alter table affirmations
       add column if not exists stands_in boolean not null default false,
       add column if not exists filed_under integer,
       add column if not exists search text
         generated always as (search_form(text) || E'\\n' || search_form(description)) stored`,
    'create table if not exists affirmation_words (word text primary key)',
    // For rows that are older than these columns. Later, triggers keep them up to date.
    `update affirmations set filed_under = categories.public_id
     from affirmations_category_lnk link
     join categories on categories.id = link.category_id
     where link.affirmation_id = affirmations.id and filed_under is null`,
    `update affirmations english set stands_in = true
     where locale = 'en' and published_at is not null and not stands_in and not exists (
       select from affirmations french
       where french.document_id = english.document_id and french.locale = 'fr'
         and french.published_at is not null
     )`,
    `insert into affirmation_words
     select distinct word from affirmations, regexp_split_to_table(search, '\\s+') as word
     where published_at is not null and length(word) between 4 and 50
     on conflict do nothing`,

    `create table if not exists own_affirmations (
       id integer primary key default nextval('own_affirmation_ids') check (is_own_affirmation(id)),
       user_id integer not null references up_users on delete cascade,
       text text not null check (text <> ''),
       description text not null,
       category_id integer not null,
       language text not null check (language in ('en', 'fr')),
       card_background smallint check (card_background between 1 and 4),
       card_font smallint check (card_font between 1 and 3),
       created_at timestamptz not null default now(),
       deleted_at timestamptz,
       check ((card_background is null) = (card_font is null))
     )`,

    `create table if not exists saved_collections (
       id integer generated always as identity primary key,
       user_id integer not null references up_users on delete cascade,
       name text not null check (name <> ''),
       description text not null,
       created_at timestamptz not null default now(),
       deleted_at timestamptz
     )`,
    // An editors' affirmation has a row per language and status, so a foreign key isn't possible; a member's own has
    // one row. The constraint is deferrable because two positions are swapped in one statement.
    `create table if not exists saved_collection_items (
       collection_id integer not null references saved_collections on delete cascade,
       affirmation_id integer not null,
       position integer not null check (position > 0),
       own_id integer generated always as
         (case when is_own_affirmation(affirmation_id) then affirmation_id end) stored
         references own_affirmations on delete cascade,
       primary key (collection_id, affirmation_id),
       unique (collection_id, position) deferrable
     )`,

    `create table if not exists call_limits (
       key varchar(255) primary key, points integer not null default 0, expire bigint
     )`,

    `create table if not exists history (
       id integer generated always as identity primary key,
       at timestamptz not null default now(),
       by_id integer,
       by_name text not null,
       action text not null,
       noun text not null,
       document_id text,
       language text,
       title text not null default ''
     )`,

    // The newest code of each purpose that was emailed to a member, and the address that it was sent to.
    `create table if not exists member_codes (
       member_id integer not null references up_users on delete cascade,
       purpose text not null,
       hash text not null unique,
       email text not null,
       expires_at timestamptz not null,
       primary key (member_id, purpose)
     )`,

    `alter table letters
       add column if not exists started_at timestamptz,
       add column if not exists affirmation_sent integer,
       add column if not exists contents json`,
    `create table if not exists letter_deliveries (
       id uuid primary key default gen_random_uuid(),
       letter_id integer not null references letters on delete cascade,
       subscriber_id integer references subscribers on delete set null,
       state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
       reason text,
       changed_at timestamptz not null default now(),
       left_at timestamptz,
       unique (letter_id, subscriber_id)
     )`,
    // The last delivery too, so that someone who subscribes again doesn't get that email twice.
    'create table if not exists farewells (hash text primary key)',
    'alter table farewells add column if not exists delivery uuid',
    // The time of the next free sending slot, shared by all processes.
    `create table if not exists letter_pace (
       single boolean primary key default true check (single), next timestamptz not null default now()
     )`,
    'insert into letter_pace default values on conflict do nothing',

    // Translations older than their table count as done.
    `insert into translations
     select 'affirmation', target.document_id, target.locale, md5(concat_ws(E'\\x1f', coalesce(source.text, ''), coalesce(source.description, '')))
     from affirmations target
     join affirmations source
       on source.document_id = target.document_id and source.locale = 'en' and source.published_at is null
     where target.locale = 'fr' and target.published_at is null
     on conflict do nothing`,
    `insert into translations
     select 'category', target.document_id, target.locale, md5(concat_ws(E'\\x1f', coalesce(source.name, '')))
     from categories target
     join categories source
       on source.document_id = target.document_id and source.locale = 'en'
     where target.locale = 'fr'
     on conflict do nothing`,
    `insert into translations
     select 'testimonial', target.document_id, target.locale, md5(concat_ws(E'\\x1f', coalesce(source.text, ''), coalesce(source.name, ''), coalesce(source.title, '')))
     from testimonials target
     join testimonials source
       on source.document_id = target.document_id and source.locale = 'en'
     where target.locale = 'fr'
     on conflict do nothing`,
  ],
};
