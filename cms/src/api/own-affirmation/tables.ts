import { firstOwnAffirmationId } from '../../contract/limits.ts';

/**
 * Members' own affirmations, in a separate table so that no public query can return them. Their ids start above those of
 * editors' affirmations.
 */
export const ownAffirmationTables = [
  `alter sequence affirmation_public_ids maxvalue ${firstOwnAffirmationId - 1}`,
  `create sequence if not exists own_affirmation_ids as integer
     minvalue ${firstOwnAffirmationId}`,
  `create or replace function is_own_affirmation(id integer) returns boolean
     language sql immutable strict parallel safe
     return id >= ${firstOwnAffirmationId}`,
  `create table if not exists own_affirmations (
     id integer primary key default nextval('own_affirmation_ids') check (is_own_affirmation(id)),
     user_id integer not null references up_users on delete cascade,
     text text not null check (text <> ''),
     description text not null,
     category_id integer not null,
     language text not null check (language in ('en', 'fr')),
     card_background smallint check (card_background between 1 and 4),
     card_font smallint check (card_font between 1 and 3),
     created_at timestamptz not null default now(),
     deleted_at timestamptz,
     check ((card_background is null) = (card_font is null))
   )`,
  'create index if not exists own_affirmations_user on own_affirmations (user_id, id)',
  `create index if not exists own_affirmations_deleted on own_affirmations (deleted_at)
     where deleted_at is not null`,
];
