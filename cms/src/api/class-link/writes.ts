import type { Knex } from 'knex';
import { z } from 'zod';
import type { classLinkChange, newClassLink } from '../../contract/class-link.ts';
import { CallError } from '../../contract/error.ts';
import { classLinkLimits } from '../../contract/limits.ts';
import { today } from '../../core/dates.ts';
import { changeInTurn } from '../../core/member-changes.ts';
import type { Session } from '../../core/session.ts';
import { sessionExists } from '../../strapi/internals/session-rows.ts';
import { memberTable } from '../../strapi/internals/tables.ts';

const ids = z.object({ rows: z.array(z.object({ id: z.number() })) });
const counts = z.object({
  rows: z.tuple([z.object({ inCollection: z.coerce.number(), all: z.coerce.number() })]),
});

/**
 * Makes a class link for one of the member's collections, and returns its id. Throws `CallError`: `not-found`,
 * `limit-reached`, `invalid` if its last day is over, `unauthorized` if the session has ended in the meantime.
 */
export function createClassLink(
  db: Knex,
  { id: sessionId, member: { id: userId } }: Session,
  { collectionId, endsOn, own }: z.output<typeof newClassLink>,
): Promise<number> {
  rejectPastDay(endsOn);
  return changeInTurn(userId, () =>
    db.transaction(async (trx) => {
      // Other new links of the member wait, so that together they keep to the limits (behavior X1).
      const locked = await trx.raw(
        `select saved_collections.id from saved_collections
         join ${memberTable} member on member.id = user_id
         where saved_collections.id = :collectionId and user_id = :userId and deleted_at is null
         for no key update of member`,
        { collectionId, userId },
      );
      rowId(locked);
      // Whoever takes over the account revokes its links and ends its sessions while this call waits for the lock. A query of
      // its own, because a query sees other tables as they were before it waited.
      if (!(await sessionExists(trx, sessionId))) throw new CallError('unauthorized');
      const inserted = await trx.raw(
        `insert into class_links (collection_id, ends_on, shows_own)
         values (:collectionId, :endsOn, :showsOwn) returning id`,
        { collectionId, endsOn, showsOwn: own === 'shown' },
      );
      // Also those of deleted collections, which can be restored.
      const found = await trx.raw(
        `select count(*) filter (where collection_id = :collectionId) as "inCollection", count(*) as all
         from class_links join saved_collections on saved_collections.id = collection_id
         where user_id = :userId and revoked_at is null`,
        { collectionId, userId },
      );
      const { inCollection, all } = counts.parse(found).rows[0];
      if (inCollection > classLinkLimits.perCollection || all > classLinkLimits.perMember)
        throw new CallError('limit-reached');
      return rowId(inserted);
    }),
  );
}

const ofMember = `class_links.id = :id and saved_collections.id = collection_id and user_id = :userId
  and deleted_at is null and revoked_at is null`;

/** Changes the given fields. Throws `CallError`: `not-found`, `invalid` if its last day is over. */
export async function changeClassLink(
  db: Knex,
  userId: number,
  id: number,
  { endsOn, own }: z.output<typeof classLinkChange>,
): Promise<void> {
  rejectPastDay(endsOn);
  const changed = await db.raw(
    `update class_links
     set ends_on = case when :hasDay then cast(:endsOn as date) else ends_on end,
       shows_own = coalesce(:showsOwn, shows_own)
     from saved_collections where ${ofMember} returning class_links.id`,
    {
      userId,
      id,
      hasDay: endsOn !== undefined,
      endsOn: endsOn ?? null,
      showsOwn: own === undefined ? null : own === 'shown',
    },
  );
  rowId(changed);
}

/** Revokes all links of a member, for good. */
export async function revokeClassLinksOf(db: Knex, userId: number): Promise<void> {
  await db.raw(
    `update class_links set revoked_at = now() from saved_collections
     where saved_collections.id = collection_id and user_id = :userId and revoked_at is null`,
    { userId },
  );
}

/** Revokes a link, for good. Throws `CallError` `not-found`. */
export async function revokeClassLink(db: Knex, userId: number, id: number): Promise<void> {
  const revoked = await db.raw(
    `update class_links set revoked_at = now() from saved_collections
     where ${ofMember} returning class_links.id`,
    { userId, id },
  );
  rowId(revoked);
  await db.raw(
    `delete from class_links where id in (
       select id from class_links
       where collection_id = (select collection_id from class_links where id = :id)
         and revoked_at is not null
       order by revoked_at desc, id desc offset :kept
     )`,
    { id, kept: classLinkLimits.revoked },
  );
}

function rejectPastDay(endsOn: string | null | undefined): void {
  if (endsOn && endsOn < today()) throw new CallError('invalid', { endsOn: 'invalid' });
}

/** The id of the only row. Throws `CallError` `not-found` if there is none. */
function rowId(result: unknown): number {
  const [row] = ids.parse(result).rows;
  if (!row) throw new CallError('not-found');
  return row.id;
}
