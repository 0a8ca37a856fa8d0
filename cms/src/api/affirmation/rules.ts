import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { fallbackLanguage } from '../../contract/language.ts';

const uid = 'api::affirmation.affirmation';
const writes = ['create', 'update', 'clone', 'publish'];

/**
 * What every write of an affirmation keeps, whoever makes it: a category that is not *All*, and the
 * same category and featured mark in every language. Raises `ValidationError`, which the admin shows.
 */
export function guardAffirmations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !writes.includes(context.action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const { documentId, locale = fallbackLanguage } = written(context, result);
      await shareAcrossLanguages(trx, documentId, locale);
      await checkCategory(trx, documentId, context.action === 'publish');
      return result;
    });
  });
}

const target = z.object({ documentId: z.string(), locale: z.string().optional() });
const made = z.object({ documentId: z.string() });

/** A clone or a new document is named by the result, any other by the call. */
function written({ params, action }: Modules.Documents.Middleware.Context, result: unknown) {
  const isNew = action === 'create' || action === 'clone';
  return target.parse(isNew ? { ...params, ...made.parse(result) } : params);
}

/**
 * Strapi keeps relations per language, also those it calls shared, and leaves published rows of the
 * other languages as they are. So the written language's category and mark are carried to them:
 * drafts from its draft, published rows from its published row. Where it has no category, as a new
 * translation has none, it takes its siblings'.
 */
async function shareAcrossLanguages(trx: Knex, documentId: string, locale: string) {
  const values = { documentId, locale };
  const sources = `
    rows as (
      select a.id, a.locale, a.featured, a.published_at is not null as published,
        c.document_id as category
      from affirmations a
      left join affirmations_category_lnk l on l.affirmation_id = a.id
      left join categories c on c.id = l.category_id
      where a.document_id = :documentId
    ),
    sources as (
      select distinct on (published) published, featured, category from rows
      where category is not null
      order by published, locale = :locale desc, locale = 'en' desc
    )`;
  await trx.raw(
    `with ${sources}
     update affirmations a set featured = sources.featured
     from rows join sources using (published)
     where a.id = rows.id and a.featured is distinct from sources.featured`,
    values,
  );
  // Each language's row leads to its own language's row of the category, or to the English one.
  await trx.raw(
    `with ${sources},
     wanted as (
       select distinct on (rows.id) rows.id, c.id as category_id
       from rows join sources using (published) join categories c on c.document_id = sources.category
       order by rows.id, c.locale = rows.locale desc, c.locale = 'en' desc
     ),
     gone as (
       delete from affirmations_category_lnk l using wanted
       where l.affirmation_id = wanted.id and l.category_id <> wanted.category_id
     )
     insert into affirmations_category_lnk (affirmation_id, category_id)
     select id, category_id from wanted
     where not exists (
       select from affirmations_category_lnk l
       where l.affirmation_id = wanted.id and l.category_id = wanted.category_id
     )`,
    values,
  );
}

const categoryRows = z.object({ rows: z.array(z.object({ covers_all: z.boolean() })) });

async function checkCategory(trx: Knex, documentId: string, needed: boolean) {
  const { rows } = categoryRows.parse(
    await trx.raw(
      `select c.covers_all from affirmations a
       join affirmations_category_lnk l on l.affirmation_id = a.id
       join categories c on c.id = l.category_id
       where a.document_id = :documentId`,
      { documentId },
    ),
  );
  if (rows.some((category) => category.covers_all))
    throw new errors.ValidationError(
      'This category covers all affirmations by itself: please choose one of the others.',
    );
  if (needed && rows.length === 0)
    throw new errors.ValidationError('Please choose a category before publishing.');
}
