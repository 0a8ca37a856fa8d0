import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { refusal } from '../../administrator.ts';
import { mondayOf } from './week.ts';

const uid = 'api::letter.letter';
const dated = z.object({ data: z.looseObject({ week: z.unknown() }) });
/** Of this millennium: what Strapi cannot read as a date of PostgreSQL's kind is none. */
const day = z.iso.date().startsWith('2');
const named = z.object({ documentId: z.string() });

/**
 * What every write of a letter keeps: its week is named by the Monday, and what was sent stays as it
 * was sent. Raises `ValidationError`, which the panel shows.
 */
export function guardLetters(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    const { data } = dated.safeParse(context.params).data ?? {};
    if (data?.week !== undefined)
      Object.assign(context.params, {
        data: { ...data, week: mondayOf(dayOf(strapi, data.week)) },
      });
    if (context.action === 'update' || context.action === 'delete')
      await refuseIfSent(strapi, named.parse(context.params).documentId);
    return next();
  });
}

/** What is no day is refused here: Strapi, which looks whether it is unique, would throw where nobody catches. */
function dayOf(strapi: Core.Strapi, week: unknown): string {
  const found = day.safeParse(week);
  if (!found.success) throw refusal(strapi, (texts) => texts.letter.noDay);
  return found.data;
}

async function refuseIfSent(strapi: Core.Strapi, documentId: string): Promise<void> {
  const [sent] = await strapi.db
    .connection('letters')
    .where({ document_id: documentId })
    .whereNotNull('started_at');
  if (sent) throw refusal(strapi, (texts) => texts.letter.sent);
}
