import type { Knex } from 'knex';
import { insertWithinQuota } from '../../core/member-rows.ts';
import type {
  NewOwnAffirmation,
  OwnAffirmation,
  OwnAffirmationChange,
} from '../../contract/affirmation.ts';
import { CallError } from '../../contract/error.ts';
import type { Language } from '../../contract/language.ts';
import { categoryExists } from '../category/queries.ts';
import { ownAffirmationColumns, ownRows } from './queries.ts';

/** Saves a new affirmation. Throws `CallError`: `invalid`, `limit-reached`, `unauthorized`. */
export async function createOwnAffirmation(
  db: Knex,
  userId: number,
  { text, description, categoryId, card }: NewOwnAffirmation,
  language: Language,
): Promise<OwnAffirmation> {
  await checkCategory(db, categoryId);
  return insertWithinQuota(db, 'own_affirmations', userId, async (trx) => {
    const inserted = await trx.raw(
      `insert into own_affirmations
         (user_id, text, description, category_id, language, card_background, card_font)
       values (:userId, :text, :description, :categoryId, :language, :background, :font)
       returning ${ownAffirmationColumns}`,
      { userId, text, description, categoryId, language, ...columnsOf(card) },
    );
    return singleRow(inserted);
  });
}

/** Changes the given fields, but not the language. Throws `CallError`: `invalid`, `not-found`. */
export async function changeOwnAffirmation(
  db: Knex,
  userId: number,
  id: number,
  change: OwnAffirmationChange,
): Promise<OwnAffirmation> {
  const { text = null, description = null, categoryId = null, card } = change;
  if (categoryId !== null) await checkCategory(db, categoryId);
  const changed = await db.raw(
    `update own_affirmations
     set text = coalesce(:text, text), description = coalesce(:description, description),
       category_id = coalesce(:categoryId, category_id),
       card_background = case when :newCard then :background else card_background end,
       card_font = case when :newCard then :font else card_font end
     where id = :id and user_id = :userId and deleted_at is null
     returning ${ownAffirmationColumns}`,
    { userId, id, text, description, categoryId, newCard: card !== undefined, ...columnsOf(card) },
  );
  return singleRow(changed);
}

async function checkCategory(db: Knex, id: number): Promise<void> {
  if (!(await categoryExists(db, id))) throw new CallError('invalid', { categoryId: 'invalid' });
}

function columnsOf(card: NewOwnAffirmation['card'] | undefined) {
  return { background: card?.background ?? null, font: card?.font ?? null };
}

function singleRow(result: unknown): OwnAffirmation {
  const [row] = ownRows.parse(result).rows;
  if (!row) throw new CallError('not-found');
  return row;
}
