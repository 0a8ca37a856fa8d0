import type { Knex } from 'knex';
import { joinWeekAffirmation, linkWeekAffirmations } from '../../strapi/internals/relations.ts';

/** The fields that all languages of a week share. */
const shared = ['number', 'moment', 'skill'];

/**
 * Copies the shared fields and the affirmation of the written language to all others: from its draft to drafts, from its
 * published row to published rows. Strapi stores relations per language even for fields that aren't localized, and does
 * not update the published rows of other languages. A new translation has no affirmation yet and takes that of the others.
 */
export async function shareAcrossLanguages(
  trx: Knex,
  documentId: string,
  locale: readonly string[],
) {
  const values = { documentId, locale };
  const sources = `
    rows as (
      select w.id, w.locale, ${shared.map((column) => `w.${column}`).join(', ')},
        w.published_at is not null as published, a.document_id as affirmation
      from weeks w ${joinWeekAffirmation('w', 'a')}
      where w.document_id = :documentId
    ),
    sources as (
      select distinct on (published) published, ${shared.join(', ')}, affirmation from rows
      order by published, affirmation is null, locale = any(:locale) desc, locale = 'en' desc
    )`;
  await trx.raw(
    `with ${sources}
     update weeks w set ${shared.map((column) => `${column} = sources.${column}`).join(', ')}
     from rows join sources using (published)
     where w.id = rows.id
       and (${shared.map((column) => `w.${column} is distinct from sources.${column}`).join(' or ')})`,
    values,
  );
  await trx.raw(
    linkWeekAffirmations(`${sources},
      filed as (
        select rows.id, rows.locale, published, sources.affirmation
        from rows join sources using (published)
      )`),
    values,
  );
}
