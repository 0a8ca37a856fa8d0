import type { Migration } from './index.ts';

/** The searchable form of an affirmation's keywords, which a trigger keeps: a generated column would rewrite the table. */
export const keywordSearch: Migration = {
  name: '0007-keyword-search',
  statements: [
    'alter table affirmations add column keyword_search text',
    'update affirmations set keyword_search = search_form(keywords) where keywords is not null',
  ],
};
