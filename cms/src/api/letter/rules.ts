import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { mondayOf } from './week.ts';

const uid = 'api::letter.letter';
const dated = z.object({ data: z.looseObject({ week: z.iso.date() }) });
const named = z.object({ documentId: z.string() });

/**
 * What every write of a letter keeps: its week is named by the Monday, and what was sent stays as it
 * was sent. Raises `ValidationError`, which the panel shows.
 */
export function guardLetters(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    const given = dated.safeParse(context.params);
    if (given.success) {
      const { data } = given.data;
      Object.assign(context.params, { data: { ...data, week: mondayOf(data.week) } });
    }
    if (context.action === 'update' || context.action === 'delete')
      await refuseIfSent(strapi, named.parse(context.params).documentId);
    return next();
  });
}

async function refuseIfSent(strapi: Core.Strapi, documentId: string): Promise<void> {
  const [sent] = await strapi.db
    .connection('letters')
    .where({ document_id: documentId })
    .whereNotNull('started_at');
  if (sent)
    throw new errors.ValidationError(
      'This letter has been sent: it stays as it was. Please choose another week.',
    );
}
