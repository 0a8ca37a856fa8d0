import { searchedNames } from '../../contract/situation-names.ts';
import {
  databaseFunction,
  index,
  trigger,
  type DatabaseObject,
} from '../../core/database/objects.ts';

const sqlText = (text: string) => `'${text.replaceAll("'", "''")}'`;
const sqlNames = searchedNames.map((pair) => `(${pair.map(sqlText).join()})`).join();

/** What the search has besides the texts: keywords, and the words that typos are corrected to (behavior P5). */
export const searchObjects: readonly DatabaseObject[] = [
  // One keyword on each line, so that a search can tell a whole keyword from a part of a longer one. After them, the names
  // of the moments and the skill. When the names change, so do these statements, and existing rows are indexed again.
  {
    name: 'keyword search of affirmations',
    statements: [
      `create or replace function index_keywords() returns trigger language plpgsql as $$
   begin
     new.keyword_search := concat(
       (select E'\\n' || string_agg(search_form(keyword), E'\\n') || E'\\n'
        from regexp_split_to_table(new.keywords, '[,\\n]') as keyword),
       (select string_agg(search_form(name), '') from (values ${sqlNames}) as names (situation, name)
        where situation = any(string_to_array(new.moments, ', ') || cast(new.skill as text)))
     );
     return new;
   end $$`,
      `create or replace trigger index_keywords
     before insert or update of keywords, moments, skill on affirmations
     for each row execute function index_keywords()`,
      `update affirmations set keywords = keywords where moments <> '' or skill <> ''`,
    ],
  },

  // Every word that was ever published, to find corrections for typos. A sorted insert, because two writers that add the
  // same words in different orders would wait for each other.
  databaseFunction(
    'collect_words',
    `create or replace function collect_words() returns trigger language plpgsql as $$
   begin
     insert into affirmation_words
       select distinct word
       from regexp_split_to_table(concat_ws(' ', new.search, new.keyword_search), '\\s+') as word
       where length(word) between 4 and 50
       order by word
     on conflict do nothing;
     return null;
   end $$`,
  ),
  trigger(
    'collect_words',
    'affirmations',
    `after insert or update on affirmations
     for each row when (new.published_at is not null) execute function collect_words()`,
  ),

  // Every keyword that was ever published, to suggest similar ones. Also sorted, for the same reason.
  databaseFunction(
    'collect_keywords',
    `create or replace function collect_keywords() returns trigger language plpgsql as $$
   begin
     insert into affirmation_keywords (language, form, keyword)
       select distinct on (form) new.locale, form, keyword from (
         select btrim(keyword) as keyword, search_form(keyword) as form
         from regexp_split_to_table(new.keywords, '[,\\n]') as keyword
       ) as listed
       where btrim(form) <> ''
       order by form
     on conflict do nothing;
     return null;
   end $$`,
  ),
  trigger(
    'collect_keywords',
    'affirmations',
    `after insert or update on affirmations
     for each row when (new.published_at is not null and new.keywords is not null)
     execute function collect_keywords()`,
  ),
  index('affirmation_keywords_form', 'affirmation_keywords using gin (form gin_trgm_ops)'),
];
