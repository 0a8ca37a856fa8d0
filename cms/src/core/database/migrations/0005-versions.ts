import type { Migration } from './index.ts';

/** Versions of entries, and who has which entry open (versions/server). */
export const versions: Migration = {
  name: '0005-versions',
  statements: [
    `create table versions (
       id integer generated always as identity primary key,
       noun text not null,
       document_id text not null,
       -- Empty for content types that are not localized.
       language text not null,
       at timestamptz not null default now(),
       actor text not null,
       by_id integer,
       by_name text,
       action text not null,
       status text,
       -- As Strapi stores it in the entry: without a time zone.
       saved_at timestamp not null,
       fields jsonb not null,
       -- All writes of a transaction are one version: its time is the same in all of them.
       unique (noun, document_id, language, at)
     )`,
    `create table open_entries (
       noun text,
       document_id text,
       language text,
       account_id integer,
       seen_at timestamptz not null default now(),
       primary key (noun, document_id, language, account_id)
     )`,
  ],
};
