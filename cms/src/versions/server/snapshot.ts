import { hasDrafts as draftsOf } from '../../contract/change.ts';
import { isLocalized, versionedFields, type VersionedType } from '../../contract/versions.ts';
import { tableOf as contentTables } from '../../core/database/content.ts';
import {
  categoryAsJson,
  chosenAffirmationAsJson,
  weekAffirmationAsJson,
} from '../../strapi/internals/relations.ts';

export const tableOf: Record<VersionedType, string> = {
  ...contentTables,
  letter: 'letters',
  term: 'glossary_terms',
};

export const hasDrafts = (noun: VersionedType): boolean => isLocalized(noun) && draftsOf[noun];

/** The SQL condition for the row that editors change. */
export const editedRow = (row: string, noun: VersionedType): string =>
  hasDrafts(noun) ? `${row}.published_at is null` : 'true';

const schedules = ['publishAt', 'unpublishAt'];

/** The time zone in which Strapi stores times: the one of this process. */
export const storedZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * SQL for the entries in `:documentIds` as they are now: document_id, language, saved_at, saved_by, status and fields.
 * It has the parameter `:zone`.
 */
export function snapshots(noun: VersionedType): string {
  const status = hasDrafts(noun)
    ? `(select case when ${texts('shown', noun)} = ${texts('entry', noun)} then 'published' else 'modified' end
        from ${tableOf[noun]} shown
        where shown.document_id = entry.document_id and shown.locale = entry.locale
          and shown.published_at is not null limit 1)`
    : 'null';
  return `select entry.document_id, coalesce(entry.locale, '') as language, entry.updated_at as saved_at,
      entry.updated_by_id as saved_by, ${hasDrafts(noun) ? `coalesce(${status}, 'draft')` : 'cast(null as text)'} as status,
      ${fieldsAsJson('entry', noun)} as fields
    from ${tableOf[noun]} entry
    where entry.document_id = any(:documentIds) and ${editedRow('entry', noun)}`;
}

/**
 * SQL that makes Strapi show an entry as published again once its draft has the published content: Strapi calls it
 * modified as soon as the draft is the newer of the two. It has the parameters `:documentId` and `:zone`.
 */
export const clearModified = (noun: VersionedType): string =>
  `update ${tableOf[noun]} shown set updated_at = entry.updated_at
   from ${tableOf[noun]} entry
   where entry.document_id = :documentId and shown.document_id = entry.document_id
     and shown.locale = entry.locale and entry.published_at is null and shown.published_at is not null
     and shown.updated_at < entry.updated_at and ${fieldsAsJson('shown', noun)} = ${fieldsAsJson('entry', noun)}`;

/** Without the schedule, which publishing clears. */
const texts = (row: string, noun: VersionedType) =>
  `${fieldsAsJson(row, noun)} - cast('{${schedules.join(',')}}' as text[])`;

const fieldsAsJson = (row: string, noun: VersionedType) =>
  fieldsSql(row, noun, versionedFields[noun]);

/** SQL for some fields of an entry as JSON. It has the parameter `:zone` if one is a time of the schedule. */
export const fieldsSql = (row: string, noun: string, fields: readonly string[]): string =>
  `jsonb_build_object(${fields.map((field) => `'${field}', ${valueSql(row, noun, field)}`).join(', ')})`;

function valueSql(row: string, noun: string, field: string): string {
  if (field === 'category') return categoryAsJson(row);
  if (field === 'affirmation')
    return noun === 'week' ? weekAffirmationAsJson(row) : chosenAffirmationAsJson(row);
  const column = `${row}.${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  return schedules.includes(field) ? `${column} at time zone :zone` : column;
}
