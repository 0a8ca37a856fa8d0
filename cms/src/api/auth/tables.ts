/** Indexes and tables for accounts beside Strapi's own. */
export const memberTables = [
  // In any case, and not in code alone: of two registrations at once one must fail (behavior U2).
  'create unique index if not exists up_users_email on up_users (lower(email))',
  // Strapi looks its sessions up by these with every call of a member's.
  'create unique index if not exists strapi_sessions_session on strapi_sessions (session_id)',
  'create index if not exists strapi_sessions_user on strapi_sessions (user_id, origin)',
  // The newest code of each kind that an email took to a member, and where.
  `create table if not exists member_codes (
     member_id integer not null references up_users on delete cascade,
     purpose text not null,
     hash text not null unique,
     email text not null,
     expires_at timestamptz not null,
     primary key (member_id, purpose)
   )`,
];
