import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';

const uid = 'api::category.category';
const use = z.object({
  rows: z.array(z.object({ covers_all: z.boolean(), affirmations: z.coerce.number() })),
});

/**
 * *All* stays, and so does a category that affirmations are filed under (PRODUCT 1).
 * Raises `ValidationError`, which the admin shows.
 */
export function guardCategories(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || context.action !== 'delete') return next();
    return strapi.db.transaction(async ({ trx }) => {
      await checkUnused(trx, context.params.documentId);
      return next();
    });
  });
}

async function checkUnused(trx: Knex, documentId: string) {
  const { rows } = use.parse(
    await trx.raw(
      `select bool_or(c.covers_all) as covers_all, count(distinct a.document_id) as affirmations
       from categories c
       left join affirmations_category_lnk l on l.category_id = c.id
       left join affirmations a on a.id = l.affirmation_id
       where c.document_id = :documentId
       group by c.document_id`,
      { documentId },
    ),
  );
  const [category] = rows;
  if (category?.covers_all)
    throw new errors.ValidationError('This category covers all affirmations and stays.');
  if (category && category.affirmations > 0)
    throw new errors.ValidationError(
      `${category.affirmations} affirmations are filed under this category: please move them first.`,
    );
}
