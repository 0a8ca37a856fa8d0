import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { ContentType } from '../contract/change.ts';
import { entryLimits } from '../contract/limits.ts';
import { nounOfUid } from '../contract/main-fields.ts';
import { tableOf } from './database/content.ts';
import { panelTexts, validationError } from './panel-user.ts';

type LimitedType = keyof typeof entryLimits;
const countRow = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

export const isLimited = (noun: string | undefined): noun is ContentType & LimitedType =>
  noun !== undefined && Object.hasOwn(entryLimits, noun);

/** Refuses new entries beyond the limit (behavior X1). Throws `ValidationError`, which the panel shows. */
export function limitEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const noun = nounOfUid(context.uid);
    const isNew = context.action === 'create' || context.action === 'clone';
    if (isNew && isLimited(noun) && (await countRemaining(strapi.db.connection, noun)) < 1)
      throw validationError(panelTexts(strapi).content.tooMany[noun](entryLimits[noun]));
    return next();
  });
}

/** How many more entries there can be; negative if there are too many already. */
export async function countRemaining(db: Knex, noun: LimitedType): Promise<number> {
  const found = await db.raw(`select count(distinct document_id) from ${tableOf[noun]}`);
  return entryLimits[noun] - countRow.parse(found).rows[0].count;
}
