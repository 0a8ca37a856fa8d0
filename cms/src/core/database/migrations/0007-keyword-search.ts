import type { Migration } from './index.ts';

/**
 * The searchable form of an affirmation's keywords, filled by a trigger: a generated column would rewrite the table. And
 * every keyword that was ever published, as typed and in its searchable form, to suggest similar ones.
 */
export const keywordSearch: Migration = {
  name: '0007-keyword-search',
  statements: [
    'alter table affirmations add column keyword_search text',
    `create table affirmation_keywords (
       language text not null, form text not null, keyword text not null, primary key (language, form)
     )`,
    // As the trigger index_keywords does it from then on.
    `update affirmations set keyword_search = (
       select E'\\n' || string_agg(search_form(keyword), E'\\n') || E'\\n'
       from regexp_split_to_table(keywords, '[,\\n]') as keyword
     ) where keywords is not null`,
  ],
};
