import type { Migration } from './index.ts';

/**
 * Recordings of affirmations. They belong to a text, not to an entry: when the text changes, they are no longer heard, and
 * the published text keeps its recording while a new one is prepared.
 */
export const recordings: Migration = {
  name: '0011-recordings',
  statements: [
    `create table recordings (
       document_id text not null,
       language text not null,
       -- The md5 hash of the text that it says.
       text_hash text not null,
       -- A hash of the sound, with the ending of its format.
       file text not null,
       audio bytea not null,
       -- Both are null if a speech program made it.
       by_id integer,
       by_name text,
       at timestamptz not null default now(),
       primary key (document_id, language, text_hash)
     )`,
  ],
};
