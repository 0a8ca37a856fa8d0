import type { Knex } from 'knex';
import { joinCategory, linkCategories } from '../../strapi/internals/relations.ts';

/** The fields that all languages of an affirmation share. */
const shared = [
  'featured',
  'featured_order',
  'featured_from',
  'featured_until',
  'ages',
  'moments',
  'skill',
  'picture',
];

/**
 * Strapi stores relations per language even for fields that aren't localized, and does not update the published rows of
 * other languages. This copies these fields and the category of the written language to all others: from its draft to
 * drafts, from its published row to published rows. A new translation has no category yet and takes that of the others.
 */
export async function shareAcrossLanguages(
  trx: Knex,
  documentId: string,
  locale: readonly string[],
) {
  const values = { documentId, locale };
  const sources = `
    rows as (
      select a.id, a.locale, ${shared.join(', ')}, a.published_at is not null as published,
        c.document_id as category
      from affirmations a ${joinCategory('a', 'c')}
      where a.document_id = :documentId
    ),
    sources as (
      select distinct on (published) published, ${shared.join(', ')}, category from rows
      where category is not null
      order by published, locale = any(:locale) desc, locale = 'en' desc
    )`;
  const take = shared.map((column) => `${column} = sources.${column}`).join(', ');
  const differs = shared
    .map((column) => `a.${column} is distinct from sources.${column}`)
    .join(' or ');
  await trx.raw(
    `with ${sources}
     update affirmations a set ${take}
     from rows join sources using (published)
     where a.id = rows.id and (${differs})`,
    values,
  );
  await trx.raw(
    linkCategories(`${sources},
      filed as (
        select rows.id, rows.locale, sources.category from rows join sources using (published)
      )`),
    values,
  );
}
