/**
 * Members' collections (behavior K1). Plain tables instead of content types: the panel never shows them, and the
 * database enforces keys, order and limits.
 */
export const collectionTables = [
  `create table if not exists saved_collections (
     id integer generated always as identity primary key,
     user_id integer not null references up_users on delete cascade,
     name text not null check (name <> ''),
     description text not null,
     created_at timestamptz not null default now(),
     deleted_at timestamptz
   )`,
  'create index if not exists saved_collections_user on saved_collections (user_id, id)',
  `create index if not exists saved_collections_deleted on saved_collections (deleted_at)
     where deleted_at is not null`,

  // Editors' affirmations have a row for each language and status, so they can't be referenced by a foreign key; members'
  // own affirmations can. `deferrable` lets one statement swap positions.
  `create table if not exists saved_collection_items (
     collection_id integer not null references saved_collections on delete cascade,
     affirmation_id integer not null,
     position integer not null check (position > 0),
     own_id integer generated always as
       (case when is_own_affirmation(affirmation_id) then affirmation_id end) stored
       references own_affirmations on delete cascade,
     primary key (collection_id, affirmation_id),
     unique (collection_id, position) deferrable
   )`,
  `create index if not exists saved_collection_items_affirmation
     on saved_collection_items (affirmation_id)`,
  `create index if not exists saved_collection_items_own
     on saved_collection_items (own_id) where own_id is not null`,

  // An unpublished affirmation still has its draft, so it keeps its places in collections; one without rows was deleted.
  `create or replace function forget_affirmation() returns trigger language plpgsql as $$
   begin
     if not exists (select from affirmations where public_id = old.public_id) then
       delete from saved_collection_items where affirmation_id = old.public_id;
     end if;
     return null;
   end $$`,
  `create or replace trigger forget_affirmation after delete on affirmations
     for each row execute function forget_affirmation()`,
];
