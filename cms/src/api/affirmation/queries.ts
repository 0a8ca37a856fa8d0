import type { Knex } from 'knex';
import { z } from 'zod';
import {
  affirmation,
  affirmationLimits,
  type Affirmation,
  type AffirmationListQuery,
} from '../../contract/affirmation.ts';
import { allCategoryId } from '../../contract/category.ts';
import type { Language } from '../../contract/language.ts';
import { today } from '../../core/dates.ts';
import { findMatches, type SearchCondition } from './search.ts';
import { visibleIn } from './objects.ts';

const rows = z.object({ rows: z.array(affirmation) });
const count = z.object({ rows: z.tuple([z.object({ total: z.coerce.number() })]) });

/** The columns of a row in the contract's shape. */
export const affirmationColumns = `public_id as id, text, description, filed_under as "categoryId",
  coalesce(featured, false) as featured, 0 as "createdBy", locale as lang`;

/** The affirmations of a category, a search or a list of ids, as one page or all of them, and the total count. */
export async function listAffirmations(
  db: Knex,
  query: AffirmationListQuery,
  language: Language,
): Promise<{ affirmations: Affirmation[]; total: number }> {
  const { page = 1, pageSize } = query;
  const limit = pageSize ?? (query.page ? affirmationLimits.page : null);
  const matches = query.q ? await findMatches(db, query.q) : everything;
  const category = inCategory(query.categoryId);
  const idCondition = withIds(query.ids);
  const values = { ...matches.values, ...category.values, ...idCondition.values };
  const where = `${visibleIn[language]} and ${category.where} and ${idCondition.where} and ${matches.where}`;

  const [found, counted] = await Promise.all([
    db.raw(
      `select ${affirmationColumns} from affirmations where ${where}
       order by ${matches.order} limit :limit offset :offset`,
      { ...values, limit, offset: limit ? (page - 1) * limit : 0 },
    ),
    db.raw(`select count(*) as total from affirmations where ${where}`, values),
  ]);
  return { affirmations: rows.parse(found).rows, total: count.parse(counted).rows[0].total };
}

export async function findAffirmation(
  db: Knex,
  id: number,
  language: Language,
): Promise<Affirmation | undefined> {
  return first(db, `where ${visibleIn[language]} and public_id = :id`, { id });
}

/** The draft in a language, or in English if it is not translated yet. */
export async function findDraft(
  db: Knex,
  id: number,
  language: Language,
): Promise<Affirmation | undefined> {
  const found = await db.raw(
    `select public_id as id, coalesce(text, '') as text, coalesce(description, '') as description,
       coalesce(filed_under, ${allCategoryId}) as "categoryId", coalesce(featured, false) as featured,
       0 as "createdBy", locale as lang
     from affirmations where public_id = :id and published_at is null
     order by locale = :language desc, locale = 'en' desc limit 1`,
    { id, language },
  );
  return rows.parse(found).rows[0];
}

/** Up to nine affirmations that are featured today, in the editors' order (behavior C5). */
export async function featuredAffirmations(db: Knex, language: Language): Promise<Affirmation[]> {
  const found = await db.raw(
    `select ${affirmationColumns} from affirmations where featured and ${visibleIn[language]}
       and coalesce(featured_from <= :today, true) and coalesce(featured_until >= :today, true)
     order by featured_order nulls last, public_id limit :limit`,
    { today: today(), limit: affirmationLimits.featured },
  );
  return rows.parse(found).rows;
}

/**
 * A random published affirmation other than `last`, unless `last` is the only one. Picks a random id and takes the next
 * existing one from the index, because `order by random()` is 300 times slower.
 */
export async function drawAffirmation(
  db: Knex,
  language: Language,
  last = 0,
): Promise<Affirmation | undefined> {
  const shown = visibleIn[language];
  const others = `where ${shown} and public_id <> :last`;
  const bound = (which: 'min' | 'max') =>
    `(select ${which}(public_id) from affirmations where ${shown})`;
  // An integer subquery is computed once; anything else would be evaluated for each row, without an index.
  const point = `(select cast(${bound('min')} + floor(random() * (${bound('max')} - ${bound('min')} + 1)) as integer))`;
  return (
    (await first(db, `${others} and public_id >= ${point} order by public_id`, { last })) ??
    (await first(db, `${others} order by public_id`, { last })) ??
    (last ? findAffirmation(db, last, language) : undefined)
  );
}

async function first(
  db: Knex,
  which: string,
  values: Record<string, number>,
): Promise<Affirmation | undefined> {
  const found = await db.raw(
    `select ${affirmationColumns} from affirmations ${which} limit 1`,
    values,
  );
  return rows.parse(found).rows[0];
}

const everything: SearchCondition = { where: 'true', order: 'public_id', values: {} };

function inCategory(id: number = allCategoryId): Omit<SearchCondition, 'order'> {
  if (id === allCategoryId) return everything;
  return { where: 'filed_under = :category', values: { category: id } };
}

function withIds(ids: readonly number[] | undefined): Omit<SearchCondition, 'order'> {
  if (!ids) return everything;
  return { where: 'public_id = any(:ids)', values: { ids: [...ids] } };
}
