/** Indexes and tables for accounts, in addition to Strapi's own. */
export const memberTables = [
  // Case-insensitive. A check in code would let two registrations at the same moment through (behavior U2).
  'create unique index if not exists up_users_email on up_users (lower(email))',
  // Strapi looks up sessions by these columns on every call of a member.
  'create unique index if not exists strapi_sessions_session on strapi_sessions (session_id)',
  'create index if not exists strapi_sessions_user on strapi_sessions (user_id, origin)',
  // The latest emailed code of each kind for each member, and the address it was sent to.
  `create table if not exists member_codes (
     member_id integer not null references up_users on delete cascade,
     purpose text not null,
     hash text not null unique,
     email text not null,
     expires_at timestamptz not null,
     primary key (member_id, purpose)
   )`,
];
