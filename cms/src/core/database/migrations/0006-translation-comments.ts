import type { Migration } from './index.ts';

/** What editors and translators say to each other about a text. */
export const translationComments: Migration = {
  name: '0006-translation-comments',
  statements: [
    `create table translation_comments (
       id integer generated always as identity primary key,
       noun text not null,
       document_id text not null,
       language text not null,
       at timestamptz not null default now(),
       by_id integer,
       -- Their name at that time, for accounts that are gone.
       by_name text not null,
       text text not null check (text <> ''),
       resolved_at timestamptz
     )`,
  ],
};
