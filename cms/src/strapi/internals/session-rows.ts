import type { Knex } from 'knex';
import { z } from 'zod';
import { sessionTable } from './tables.ts';

type Origin = 'admin' | 'users-permissions';

/** The maximum number of sessions per person. Beyond it, the least recently used one ends. */
export const sessionLimit = 20;

/**
 * All session rows of one login. When Strapi renews a session, it marks the row as rotated and creates a new one, but
 * access tokens of the old row stay valid until they expire.
 */
const family = `family as (
  select session_id, child_id, user_id, origin from ${sessionTable} where session_id in (select session_id from chosen)
  union
  select other.session_id, other.child_id, other.user_id, other.origin
  from ${sessionTable} other join family
    on other.user_id = family.user_id and other.origin = family.origin
    and (other.child_id = family.session_id or other.session_id = family.child_id)
)`;

/** The column that reflects a session's last use: renewing extends a member's row, but replaces a panel user's. */
const lastUsed: Record<Origin, string> = {
  'users-permissions': 'absolute_expires_at',
  admin: 'created_at',
};

/** Ends a session with all other rows of the same login. */
export async function endFamily(db: Knex, origin: Origin, sessionId: string): Promise<void> {
  await db.raw(
    `with recursive chosen as (select ?::text as session_id), ${family}
     delete from ${sessionTable} where origin = ? and session_id in (select session_id from family)`,
    [sessionId, origin],
  );
}

/** Ends all sessions of a person except for one login. */
export async function endOtherFamilies(
  db: Knex,
  origin: Origin,
  userId: number,
  sessionId = '',
): Promise<void> {
  await db.raw(
    `with recursive chosen as (select ?::text as session_id), ${family}
     delete from ${sessionTable}
     where origin = ? and user_id = ? and session_id not in (select session_id from family)`,
    [sessionId, origin, String(userId)],
  );
}

/** Ends a person's least recently used sessions beyond the limit. */
export async function endSurplusSessions(db: Knex, origin: Origin, userId: number): Promise<void> {
  await db.raw(
    `with recursive chosen as (
       select session_id from ${sessionTable} where user_id = ? and origin = ? and status = 'active'
       order by ${lastUsed[origin]} desc, id desc offset ${sessionLimit}
     ), ${family}
     delete from ${sessionTable} where session_id in (select session_id from family)`,
    [String(userId), origin],
  );
}

/** SQL that is true if a member's session exists, with its id as parameter: panel users' sessions are in the same table. */
export const isMemberSession = `exists (
  select from ${sessionTable} where session_id = ? and origin = 'users-permissions'
)`;

/** Whether a session exists. */
export async function sessionExists(db: Knex, sessionId: string): Promise<boolean> {
  return (await db(sessionTable).where('session_id', sessionId).first('id')) !== undefined;
}

/** Lets a member's session end later, unless it already ends after `unlessAfter`. */
export async function extendSession(
  db: Knex,
  sessionId: string,
  { unlessAfter, end }: { unlessAfter: Date; end: Date },
): Promise<void> {
  await db(sessionTable)
    .where('session_id', sessionId)
    .where('absolute_expires_at', '<', unlessAfter)
    .update('absolute_expires_at', end);
}

const rows = z.object({ rows: z.array(z.looseObject({})) });

/** All rows of one login. */
export async function readFamily(db: Knex, sessionId: string): Promise<object[]> {
  const found = await db.raw(
    `with recursive chosen as (select ?::text as session_id), ${family}
     select * from ${sessionTable} where session_id in (select session_id from family)`,
    [sessionId],
  );
  return rows.parse(found).rows;
}

/** Inserts the rows of a login again that no longer exist. */
export async function restoreFamily(db: Knex, login: object[]): Promise<void> {
  if (login.length > 0) await db(sessionTable).insert(login).onConflict('session_id').ignore();
}
