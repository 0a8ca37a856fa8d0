import type { Migration } from './index.ts';

/** Links with which a class reads a member's collection. Their tokens aren't stored (api/class-link/token.ts). */
export const classLinks: Migration = {
  name: '0013-class-links',
  statements: [
    `create table class_links (
       id integer generated always as identity primary key,
       collection_id integer not null references saved_collections on delete cascade,
       -- A part of what the token signs: an id can be given again after a restore from a backup.
       nonce uuid not null default gen_random_uuid(),
       created_at timestamptz not null default now(),
       -- The last day on which it works, in the site's time zone.
       ends_on date,
       shows_own boolean not null,
       revoked_at timestamptz
     )`,
  ],
};
