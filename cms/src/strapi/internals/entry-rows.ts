/*
 * SQL that writes many entries at once, as Strapi's document service writes one: a draft is a row without
 * `published_at`, and its published version another row of the same document and language.
 * `given` is a CTE with the columns `document_id`, `locale` and `published`, and one for each of the written columns.
 * The statements have the parameters `:now` and `:by`, the id of the panel user.
 */

const now = 'cast(:now as timestamp)';
const isInDocument = 'each.document_id = given.document_id and each.locale = given.locale';
const isSame = `${isInDocument} and (each.published_at is not null) = given.published`;

/** SQL that changes the given rows that exist. */
export const updateRows = (given: string, table: string, columns: readonly string[]): string =>
  `with ${given}
   update ${table} each set ${columns.map((name) => `${name} = given.${name}`).join(', ')},
     updated_at = ${now}, updated_by_id = :by
   from given where ${isSame}`;

/** SQL that inserts the given rows that do not exist, in the order of `given.line`. */
export const insertMissingRows = (
  given: string,
  table: string,
  columns: readonly string[],
): string =>
  `with ${given}
   insert into ${table} (document_id, locale, ${columns.join(', ')},
     created_at, updated_at, published_at, created_by_id, updated_by_id)
   select document_id, locale, ${columns.join(', ')},
     ${now}, ${now}, case when published then ${now} end, :by, :by
   from given where not exists (select from ${table} each where ${isSame})
   order by given.line`;

/** SQL that changes columns that all languages share, in all rows of the given documents that differ. */
export const updateDocuments = (given: string, table: string, columns: readonly string[]): string =>
  `with ${given}
   update ${table} each set ${columns.map((name) => `${name} = given.${name}`).join(', ')}
   from given
   where each.document_id = given.document_id
     and (${columns.map((name) => `each.${name} is distinct from given.${name}`).join(' or ')})`;

/** SQL that deletes the published rows where `given.withdrawn`, and can set a column of their drafts to null. */
export function unpublishRows(given: string, table: string, cleared?: string): string {
  const deletion = `delete from ${table} each using given
     where ${isInDocument} and each.published_at is not null and given.withdrawn`;
  if (!cleared) return `with ${given} ${deletion}`;
  return `with ${given}, gone as (${deletion} returning each.document_id, each.locale)
   update ${table} each set ${cleared} = null from gone
   where each.document_id = gone.document_id and each.locale = gone.locale
     and each.published_at is null and each.${cleared} is not null`;
}

/** SQL that sets a column of the documents and languages with a published given row to null. */
export const clearOfPublished = (given: string, table: string, cleared: string): string =>
  `with ${given}
   update ${table} each set ${cleared} = null from given
   where ${isInDocument} and given.published and each.${cleared} is not null`;
