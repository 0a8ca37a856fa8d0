import type { Knex } from 'knex';
import { categoryLinks, letterLinks, weekLinks } from './tables.ts';

const { table: links, affirmation: affirmationId, category: categoryId } = categoryLinks;

/** SQL that joins rows of `affirmations` with their categories, as far as they have one. */
export const joinCategory = (affirmation: string, category: string): string =>
  `left join ${links} ${category}_link on ${category}_link.${affirmationId} = ${affirmation}.id
   left join categories ${category} on ${category}.id = ${category}_link.${categoryId}`;

/** SQL that joins rows of `categories` with their affirmations, as far as they have any. */
export const joinAffirmations = (category: string, affirmation: string): string =>
  `left join ${links} ${affirmation}_link on ${affirmation}_link.${categoryId} = ${category}.id
   left join affirmations ${affirmation} on ${affirmation}.id = ${affirmation}_link.${affirmationId}`;

/** SQL that joins rows of `letters` with the affirmations that editors chose for them. */
export const joinChosenAffirmation = (letter: string, affirmation: string): string =>
  `join ${letterLinks.table} ${affirmation}_link on ${affirmation}_link.${letterLinks.letter} = ${letter}.id
   join affirmations ${affirmation} on ${affirmation}.id = ${affirmation}_link.${letterLinks.affirmation}`;

/** SQL for the document id and name of the category of a row of `affirmations`, as JSON. */
export const categoryAsJson = (affirmation: string): string =>
  `(select jsonb_build_object('documentId', c.document_id, 'title', coalesce(c.name, ''))
    from ${links} l join categories c on c.id = l.${categoryId}
    where l.${affirmationId} = ${affirmation}.id limit 1)`;

/** SQL for the document id and text of the affirmation that editors chose for a row of `letters`, as JSON. */
export const chosenAffirmationAsJson = (letter: string): string =>
  `(select jsonb_build_object('documentId', a.document_id, 'title', coalesce(a.text, ''))
    from ${letterLinks.table} l join affirmations a on a.id = l.${letterLinks.affirmation}
    where l.${letterLinks.letter} = ${letter}.id order by a.published_at nulls first limit 1)`;

/** SQL that joins rows of `weeks` with their affirmations, as far as they have one. */
export const joinWeekAffirmation = (week: string, affirmation: string): string =>
  `left join ${weekLinks.table} ${affirmation}_link on ${affirmation}_link.${weekLinks.week} = ${week}.id
   left join affirmations ${affirmation} on ${affirmation}.id = ${affirmation}_link.${weekLinks.affirmation}`;

/** SQL for the document id and text of the affirmation of a row of `weeks`, as JSON. */
export const weekAffirmationAsJson = (week: string): string =>
  `(select jsonb_build_object('documentId', a.document_id, 'title', coalesce(a.text, ''))
    from ${weekLinks.table} l join affirmations a on a.id = l.${weekLinks.affirmation}
    where l.${weekLinks.week} = ${week}.id limit 1)`;

/**
 * SQL for the public id of the affirmation of a published row of `weeks`. Strapi unlinks the row when the affirmation is
 * unpublished and doesn't link it again later, so the draft's affirmation is the second choice.
 */
export const weekAffirmationId = (week: string): string =>
  `(select a.public_id from weeks linked ${joinWeekAffirmation('linked', 'a')}
    where linked.document_id = ${week}.document_id and a.id is not null
    order by linked.published_at is null, linked.locale = ${week}.locale desc limit 1)`;

/**
 * SQL that links each week row to its affirmation's row of the same status in the same language, or else to the English
 * one. `before` must end with a CTE named `filed` with the columns `id`, `locale`, `published` and `affirmation` (a
 * document id).
 */
export const linkWeekAffirmations = (before: string): string => `with ${before},
  wanted as (
    select distinct on (filed.id) filed.id, a.id as affirmation
    from filed join affirmations a
      on a.document_id = filed.affirmation and (a.published_at is not null) = filed.published
    order by filed.id, a.locale = filed.locale desc, a.locale = 'en' desc
  ),
  gone as (
    delete from ${weekLinks.table} l using wanted
    where l.${weekLinks.week} = wanted.id and l.${weekLinks.affirmation} <> wanted.affirmation
  )
  insert into ${weekLinks.table} (${weekLinks.week}, ${weekLinks.affirmation})
  select id, affirmation from wanted
  where not exists (
    select from ${weekLinks.table} l
    where l.${weekLinks.week} = wanted.id and l.${weekLinks.affirmation} = wanted.affirmation
  )`;

/**
 * SQL that links each affirmation row to its category's row in the same language, or else to the English one. `before`
 * must end with a CTE named `filed` with the columns `id`, `locale` and `category` (a document id).
 */
export const linkCategories = (before: string): string => `with ${before},
  wanted as (
    select distinct on (filed.id) filed.id, c.id as category
    from filed join categories c on c.document_id = filed.category
    order by filed.id, c.locale = filed.locale desc, c.locale = 'en' desc
  ),
  gone as (
    delete from ${links} l using wanted
    where l.${affirmationId} = wanted.id and l.${categoryId} <> wanted.category
  )
  insert into ${links} (${affirmationId}, ${categoryId})
  select id, category from wanted
  where not exists (
    select from ${links} l
    where l.${affirmationId} = wanted.id and l.${categoryId} = wanted.category
  )`;

/** Links the affirmations of a category's translation to its English row. */
export async function linkToEnglishRow(
  trx: Knex,
  documentId: string,
  locale: string,
): Promise<void> {
  await trx.raw(
    `update ${links} link set ${categoryId} = english.id
     from categories translated, categories english
     where translated.document_id = :documentId and translated.locale = :locale
       and english.document_id = :documentId and english.locale = 'en'
       and link.${categoryId} = translated.id`,
    { documentId, locale },
  );
}
