import type { Language } from '../../contract/language.ts';

/** The rows of `affirmations` that readers of a language see. Partial indexes use exactly these conditions. */
export const visibleIn: Record<Language, string> = {
  en: `published_at is not null and filed_under is not null and locale = 'en'`,
  fr: `published_at is not null and filed_under is not null and (locale = 'fr' or stands_in)`,
};

/** Columns, triggers and indexes that the content type of affirmations cannot declare. */
export const affirmationTables = [
  `alter table affirmations
     add column if not exists stands_in boolean not null default false,
     add column if not exists filed_under integer,
     add column if not exists search text
       generated always as (search_form(text) || E'\\n' || search_form(description)) stored`,

  // An English row is the fallback while no French one is published. The flag is stored so that indexes can use it; a
  // subquery per row would be too slow.
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

  // The public id of the category, denormalized so that lists can be filtered and counted with an index.
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

  // Every word that was ever published, to find corrections for typos.
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

  // For finding similar texts, and for scheduled publishing.
  `create index if not exists affirmations_said on affirmations
     using gin (split_part(search, E'\\n', 1) gin_trgm_ops)`,
  `create index if not exists affirmations_due on affirmations (least(publish_at, unpublish_at))
     where published_at is null and (publish_at is not null or unpublish_at is not null)`,

  ...Object.entries(visibleIn).flatMap(([language, shown]) => [
    `create index if not exists affirmations_shown_${language} on affirmations (public_id) where ${shown}`,
    `create index if not exists affirmations_filed_${language} on affirmations (filed_under, public_id) where ${shown}`,
    `create index if not exists affirmations_featured_${language} on affirmations (public_id) where featured and ${shown}`,
    `create index if not exists affirmations_search_${language} on affirmations using gin (search gin_trgm_ops) where ${shown}`,
  ]),
];
