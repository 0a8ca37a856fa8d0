import type { Knex } from 'knex';
import { categoryLinks, letterLinks } from './tables.ts';

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
