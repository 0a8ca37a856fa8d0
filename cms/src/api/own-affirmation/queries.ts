import type { Knex } from 'knex';
import { z } from 'zod';
import { ownAffirmation, type OwnAffirmation } from '../../contract/affirmation.ts';
import { allCategoryId } from '../../contract/category.ts';
import { isoTimestamp } from '../../core/dates.ts';

export const ownRows = z.object({
  rows: z.array(ownAffirmation.extend({ createdAt: isoTimestamp })),
});

/** The columns for the contract's `affirmation`. A category that editors have deleted becomes *All*. */
export const baseColumns = `id, text, description,
  coalesce(
    (select public_id from categories where public_id = category_id limit 1), ${allCategoryId}
  ) as "categoryId",
  false as featured, user_id as "createdBy", language as lang,
  cast('{}' as text[]) as ages, cast('{}' as text[]) as moments, cast(null as text) as skill,
  cast(null as text) as picture, cast(null as text) as recording`;

/** The columns for the contract's `ownAffirmation`. */
export const ownAffirmationColumns = `${baseColumns}, created_at as "createdAt",
  case when card_font is not null
    then json_build_object('background', card_background, 'font', card_font) end as card`;

/** A member's own affirmations, newest first. */
export async function listOwnAffirmations(db: Knex, userId: number): Promise<OwnAffirmation[]> {
  const found = await db.raw(
    `select ${ownAffirmationColumns} from own_affirmations
     where user_id = :userId and deleted_at is null order by id desc`,
    { userId },
  );
  return ownRows.parse(found).rows;
}

/** Undefined for everybody but its author (behavior U5). */
export async function findOwnAffirmation(
  db: Knex,
  userId: number,
  id: number,
): Promise<OwnAffirmation | undefined> {
  const found = await db.raw(
    `select ${ownAffirmationColumns} from own_affirmations
     where id = :id and user_id = :userId and deleted_at is null`,
    { id, userId },
  );
  return ownRows.parse(found).rows[0];
}
