import type { Migration } from './index.ts';

/** Numbers and states that the database keeps, because computing them from 100,000 rows for each call takes too long. */
export const contentCounts: Migration = {
  name: '0003-content-counts',
  statements: [
    // The sum of its rows grows with each transaction that changes published content (core/database/content.ts).
    'create table content_version (changes bigint not null)',
    // The rest is for the translation queue (translation/server/states.ts).
    'create table changed_documents (document_id text not null)',
    `create table translation_states (
       noun text, document_id text, language text, state text not null,
       -- The order of the queue.
       public_id integer not null,
       primary key (document_id, noun, language)
     )`,
    'create index translation_states_queue on translation_states (noun, language, state, public_id)',
    `create table translation_counts (
       noun text, language text, state text, count integer not null,
       primary key (noun, language, state)
     )`,
    // There is one per language now.
    'drop index if exists affirmations_text',
  ],
};
