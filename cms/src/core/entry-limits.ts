import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { entryLimits } from '../contract/limits.ts';
import { nounOfUid } from '../contract/main-fields.ts';
import { panelTexts, validationError } from './panel-user.ts';

type Limited = keyof typeof entryLimits;

const counted: Record<Limited, string> = {
  category: 'categories',
  testimonial: 'testimonials',
  featured: 'affirmations where featured',
};
const countRow = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

export const isLimited = (name: string | undefined): name is Limited =>
  name !== undefined && Object.hasOwn(entryLimits, name);

/** Refuses new entries beyond the limit (behavior X1). Throws `ValidationError`, which the panel shows. */
export function limitEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const noun = nounOfUid(context.uid);
    const isNew = context.action === 'create' || context.action === 'clone';
    if (isNew && isLimited(noun) && (await countRemaining(strapi.db.connection, noun)) < 1)
      throw tooMany(strapi, noun);
    return next();
  });
}

/**
 * Does a write that may feature affirmations. Throws `ValidationError` if it features more than the limit allows; the
 * transaction must then be rolled back.
 */
export async function limitFeatured<Result>(
  strapi: Core.Strapi,
  trx: Knex,
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await countRemaining(trx, 'featured');
  const result = await write();
  const after = await countRemaining(trx, 'featured');
  if (after < Math.min(before, 0)) throw tooMany(strapi, 'featured', 'featured');
  return result;
}

/** How many more there can be; negative if there are too many already. */
export async function countRemaining(db: Knex, name: Limited): Promise<number> {
  const found = await db.raw(`select count(distinct document_id) from ${counted[name]}`);
  return entryLimits[name] - countRow.parse(found).rows[0].count;
}

const tooMany = (strapi: Core.Strapi, name: Limited, ...fields: string[]) =>
  validationError(panelTexts(strapi).content.tooMany[name](entryLimits[name]), ...fields);
