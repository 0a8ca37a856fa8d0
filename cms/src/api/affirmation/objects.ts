import { languages, type Language } from '../../contract/language.ts';
import {
  databaseFunction,
  index,
  trigger,
  type DatabaseObject,
} from '../../core/database/objects.ts';
import { categoryLinks as links } from '../../strapi/internals/tables.ts';
import { searchObjects } from './search-objects.ts';

/**
 * The rows of `affirmations` that readers of a language see: all have a category (behavior P4), and English stands in
 * for missing French (behavior L4). Partial indexes use exactly these conditions.
 */
export const visibleIn: Record<Language, string> = {
  en: `published_at is not null and filed_under is not null and locale = 'en'`,
  fr: `published_at is not null and filed_under is not null and (locale = 'fr' or stands_in)`,
};

/** The words of the text. The `search` column has a line break between them and the words of the description. */
export const textLine = `split_part(search, E'\\n', 1)`;

/** How many different trigrams the text has, as a range, which needs no extension to be in an index with texts. */
export const trigramCount = `int4range(cardinality(show_trgm(${textLine})), cardinality(show_trgm(${textLine})), '[]')`;

/** The columns that Strapi searches; those of the second line only for a number. */
const panelSearchColumns = [
  'id',
  'document_id',
  'text',
  'description',
  'keywords',
  'locale',
  'public_id',
  'featured_order',
];

/** Functions, triggers and indexes that the content type of affirmations cannot declare. */
export const affirmationObjects: readonly DatabaseObject[] = [
  // An English row is the fallback while no French one is published. The flag is stored so that indexes can use it; a
  // subquery per row would be too slow.
  databaseFunction(
    'stand_in',
    `create or replace function stand_in() returns trigger language plpgsql as $$
   begin
     new.stands_in := new.locale = 'en' and new.published_at is not null and not exists (
       select from affirmations
       where document_id = new.document_id and locale = 'fr' and published_at is not null
     );
     return new;
   end $$`,
  ),
  trigger(
    'stand_in',
    'affirmations',
    'before insert or update on affirmations for each row execute function stand_in()',
  ),
  databaseFunction(
    'recheck_stand_in',
    `create or replace function recheck_stand_in() returns trigger language plpgsql as $$
   begin
     update affirmations set stands_in = stands_in
     where document_id = coalesce(new.document_id, old.document_id)
       and locale = 'en' and published_at is not null;
     return null;
   end $$`,
  ),
  trigger(
    'recheck_stand_in_written',
    'affirmations',
    `after insert or update on affirmations
     for each row when (new.locale = 'fr') execute function recheck_stand_in()`,
  ),
  trigger(
    'recheck_stand_in_deleted',
    'affirmations',
    `after delete on affirmations
     for each row when (old.locale = 'fr') execute function recheck_stand_in()`,
  ),

  // The public id of the category, denormalized so that lists can be filtered and counted with an index.
  databaseFunction(
    'file_under',
    `create or replace function file_under() returns trigger language plpgsql as $$
   begin
     if current_setting('colibri.one_writer', true) = 'on' then
       return null;
     end if;
     update affirmations set filed_under = (
       select categories.public_id from ${links.table} link
       join categories on categories.id = link.${links.category}
       where link.${links.affirmation} = affirmations.id limit 1
     ) where id = case when tg_op = 'DELETE' then old.${links.affirmation} else new.${links.affirmation} end;
     return null;
   end $$`,
  ),
  trigger(
    'file_under',
    links.table,
    `after insert or update or delete on ${links.table}
     for each row execute function file_under()`,
  ),

  ...searchObjects,

  // What lists are filtered by (`tagsOf` in queries.ts), from the texts that the panel stores.
  databaseFunction(
    'tag_affirmation',
    `create or replace function tag_affirmation() returns trigger language plpgsql as $$
   begin
     new.tags := array(
       select 'age:' || age from unnest(string_to_array(nullif(new.ages, ''), ', ')) as age
       union all
       select 'moment:' || moment from unnest(string_to_array(nullif(new.moments, ''), ', ')) as moment
       union all
       select 'skill:' || new.skill where new.skill <> ''
     );
     return new;
   end $$`,
  ),
  trigger(
    'tag_affirmation',
    'affirmations',
    `before insert or update of ages, moments, skill on affirmations
     for each row execute function tag_affirmation()`,
  ),

  // For scheduled publishing.
  index(
    'affirmations_due',
    // PostgreSQL uses a partial index only if the query's condition proves this one (schedule/publish-due.ts).
    `affirmations (least(publish_at, unpublish_at))
     where published_at is null and least(publish_at, unpublish_at) is not null`,
  ),
  // For the panel: what is featured, and Strapi's list in its two most used orders.
  index('affirmations_featured', 'affirmations (document_id) where featured'),
  // For the newsletter page, which searches both languages, drafts included, whatever the accents.
  index(
    'affirmations_draft_search',
    'affirmations using gin (search gin_trgm_ops) where published_at is null',
  ),
  index(
    'affirmations_by_update',
    `affirmations (locale, updated_at desc, id) where published_at is null`,
  ),
  index('affirmations_by_text', `affirmations (locale, text, id) where published_at is null`),
  // One per language, because texts of both have many trigrams in common.
  ...languages.flatMap((language) => {
    const drafts = `published_at is null and locale = '${language}'`;
    return [
      // For similar texts. Compares lengths first, because many long texts have all trigrams of a short one.
      index(
        `affirmations_text_${language}`,
        `affirmations using gist (${trigramCount}, ${textLine} gist_trgm_ops (siglen = 256)) where ${drafts}`,
      ),
      // For the panel's search. PostgreSQL uses it only if it has all columns that Strapi searches.
      index(
        `affirmations_panel_search_${language}`,
        `affirmations using gin (${panelSearchColumns.map((name) => `(${name}::text) gin_trgm_ops`).join(', ')})
         where ${drafts}`,
      ),
    ];
  }),

  ...Object.entries(visibleIn).flatMap(([language, shown]) => [
    index(`affirmations_shown_${language}`, `affirmations (public_id) where ${shown}`),
    index(`affirmations_filed_${language}`, `affirmations (filed_under, public_id) where ${shown}`),
    // Covers restricted lists, which can have most rows: with an index of the tags, each row would be read from the table.
    index(
      `affirmations_tags_${language}`,
      `affirmations (public_id) include (filed_under, tags, moments) where ${shown}`,
    ),
    index(
      `affirmations_featured_${language}`,
      `affirmations (public_id) where featured and ${shown}`,
    ),
    index(
      `affirmations_search_${language}`,
      `affirmations using gin (search gin_trgm_ops) where ${shown}`,
    ),
    index(
      `affirmations_keywords_${language}`,
      `affirmations using gin (keyword_search gin_trgm_ops) where ${shown}`,
    ),
  ]),
];
