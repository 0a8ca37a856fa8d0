import type { Knex } from 'knex';
import { z } from 'zod';
import {
  affirmationLimits,
  type Affirmation,
  type AffirmationFilter,
  type AffirmationListQuery,
} from '../../contract/affirmation.ts';
import { allCategoryId } from '../../contract/category.ts';
import type { Language } from '../../contract/language.ts';
import { versionColumn } from '../../core/database/content.ts';
import { today } from '../../core/dates.ts';
import { orderedIds, type OrderedIds } from './ordered-ids.ts';
import { visibleIn } from './objects.ts';
import { affirmationRow, draftRow } from './rows.ts';
import { mostFittingFirst, type SearchCondition } from './search-condition.ts';
import { findMatches } from './search.ts';

const rows = z.object({ rows: z.array(affirmationRow) });

const listOf = (column: string) =>
  `coalesce(string_to_array(nullif(${column}, ''), ', '), '{}') as ${column}`;
const situationColumns = `${listOf('ages')}, ${listOf('moments')}, nullif(skill, '') as skill,
  nullif(picture, '') as picture`;

/** A recording of another text than this one is outdated (behavior C5). */
const recordingColumn = `(
    select file from recordings
    where recordings.document_id = affirmations.document_id and recordings.language = affirmations.locale
      and text_hash = md5(affirmations.text)
  ) as recording`;

/** The columns of a row in the contract's shape. */
export const affirmationColumns = `public_id as id, text, description, filed_under as "categoryId",
  coalesce(featured, false) as featured, 0 as "createdBy", locale as lang, ${situationColumns},
  ${recordingColumn}`;

const draftRows = z.object({ rows: z.array(draftRow) });

const idRows = z.object({
  rows: z.tuple([z.object({ version: z.string(), ids: z.instanceof(Buffer) })]),
});
const pageRows = z.object({
  rows: z.tuple([z.object({ version: z.string(), affirmations: z.array(affirmationRow) })]),
});

export interface AffirmationList {
  affirmations: Affirmation[];
  /** What follows in a long list, in parts, so that a whole one is never in memory at once. */
  rest?: AsyncIterable<Affirmation[]>;
  /** The count of all pages. */
  total: number;
}

const partSize = 500;
/** How often a list that turns out to be outdated is read again. After that, the last one is used. */
export const maxAttempts = 3;

/** The affirmations of a category, a search or a list of ids, as one page or all, and the total count (behavior C5). */
export async function listAffirmations(
  db: Knex,
  query: AffirmationListQuery,
  language: Language,
): Promise<AffirmationList> {
  const { page = 1, pageSize } = query;
  const limit = pageSize ?? (query.page ? affirmationLimits.page : undefined);
  const offset = limit ? (page - 1) * limit : 0;
  let list: OrderedIds | undefined;
  for (let attempt = 1; ; attempt += 1) {
    list = await listIds(db, query, language, list);
    const ids = list.ids.subarray(offset, limit && offset + limit);
    const start = await readRows(db, language, ids.subarray(0, partSize));
    if (start.version !== list.version && attempt < maxAttempts) continue;
    return {
      affirmations: start.affirmations,
      ...(ids.length > partSize && { rest: readParts(db, language, ids.subarray(partSize)) }),
      total: list.ids.length,
    };
  }
}

/** The ids of a whole list, cached. The caller compares their version when it reads the rows. */
export function listIds(
  db: Knex,
  query: AffirmationListQuery,
  language: Language,
  outdated?: OrderedIds,
): Promise<OrderedIds> {
  const { categoryId = allCategoryId, q, ids, order } = query;
  const key = JSON.stringify([language, categoryId, q, ids, tagsOf(query), order]);
  return orderedIds(key, () => readIds(db, query, language), outdated);
}

async function readIds(
  db: Knex,
  query: AffirmationListQuery,
  language: Language,
): Promise<OrderedIds> {
  const search = query.q ? await findMatches(db, query.q, language) : undefined;
  const list = await readMatches(db, query, language, search?.condition);
  const { ids, version } =
    search?.lenient && list.ids.length === 0
      ? await readMatches(db, query, language, search.lenient)
      : list;
  // If the content has changed since the search text was looked up, the list is outdated.
  return { ids, version: search?.version ?? version };
}

async function readMatches(
  db: Knex,
  query: AffirmationListQuery,
  language: Language,
  matches: SearchCondition = orderOf(query),
): Promise<OrderedIds> {
  const category = inCategory(query.categoryId);
  const idCondition = withIds(query.ids);
  const tagged = withTags(tagsOf(query));
  const { most } = matches;
  // As bytes, because parsing 100,000 numbers takes longer than reading them.
  const found = await db.raw(
    `select ${versionColumn}, (
       select coalesce(string_agg(int4send(public_id), ''), '') from (
         select public_id ${most ? `, rank() over (order by ${most} desc) as place` : ''} from affirmations
         where ${visibleIn[language]} and ${category.where} and ${tagged.where} and ${idCondition.where} and ${matches.where}
         order by ${matches.order}
       ) as ordered ${most ? 'where place = 1' : ''}
     ) as ids`,
    { ...matches.values, ...category.values, ...tagged.values, ...idCondition.values },
  );
  const [{ version, ids }] = idRows.parse(found).rows;
  return { ids: toIntegers(ids), version };
}

const integerBytes = Int32Array.BYTES_PER_ELEMENT;

/** The numbers of PostgreSQL's `int4send`. */
const toIntegers = (bytes: Buffer) =>
  Int32Array.from({ length: bytes.length / integerBytes }, (_, index) =>
    bytes.readInt32BE(index * integerBytes),
  );

/** The affirmations with these ids, in this order, and the version of the content. */
export async function readRows(db: Knex, language: Language, ids: Int32Array) {
  const found = await db.raw(
    `select ${versionColumn}, coalesce((
       select json_agg(listed) from (
         select ${affirmationColumns}
         from unnest(cast(:ids as integer[])) with ordinality as wanted (wanted_id, position)
         join affirmations on public_id = wanted_id and ${visibleIn[language]}
         order by position
       ) as listed
     ), '[]') as affirmations`,
    { ids: [...ids] },
  );
  return pageRows.parse(found).rows[0];
}

async function* readParts(db: Knex, language: Language, ids: Int32Array) {
  for (let index = 0; index < ids.length; index += partSize)
    yield (await readRows(db, language, ids.subarray(index, index + partSize))).affirmations;
}

export async function findAffirmation(
  db: Knex,
  id: number,
  language: Language,
): Promise<Affirmation | undefined> {
  return firstAffirmation(db, `where ${visibleIn[language]} and public_id = :id`, { id });
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
       0 as "createdBy", locale as lang, ${situationColumns}, cast(null as text) as recording
     from affirmations where public_id = :id and published_at is null
     order by locale = :language desc, locale = 'en' desc limit 1`,
    { id, language },
  );
  return draftRows.parse(found).rows[0];
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

/** The first affirmation that a condition is true of. */
export async function firstAffirmation(
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
/** The first of each category, then the second of each, and so on (behavior P23). */
const mixed: SearchCondition = {
  ...everything,
  order: 'row_number() over (partition by filed_under order by public_id), filed_under',
};

function orderOf({ order, moment }: AffirmationListQuery): SearchCondition {
  if (order === 'mixed') return mixed;
  return moment ? { ...everything, order: mostFittingFirst } : everything;
}

function inCategory(id: number = allCategoryId): Omit<SearchCondition, 'order'> {
  if (id === allCategoryId) return everything;
  return { where: 'filed_under = :category', values: { category: id } };
}

/** As the trigger `tag_affirmation` stores them. */
export const tagsOf = ({ age, moment, skill }: AffirmationFilter): string[] =>
  Object.entries({ age, moment, skill }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );

function withTags(tags: string[]): Omit<SearchCondition, 'order'> {
  if (tags.length === 0) return everything;
  return { where: 'tags @> cast(:tags as text[])', values: { tags } };
}

function withIds(ids: readonly number[] | undefined): Omit<SearchCondition, 'order'> {
  if (!ids) return everything;
  return { where: 'public_id = any(:ids)', values: { ids: [...ids] } };
}
