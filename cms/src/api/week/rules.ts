import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { localeParameter } from '../../core/locale-parameter.ts';
import { panelTexts, validationError } from '../../core/panel-user.ts';
import { joinWeekAffirmation } from '../../strapi/internals/relations.ts';
import { shareAcrossLanguages } from './shared-fields.ts';

const uid = 'api::week.week';
const writes = ['create', 'update', 'clone', 'publish', 'discardDraft'];
const target = z.object({ locale: localeParameter });
const written = z.object({ documentId: z.string() });

/**
 * Enforces on every write that all languages of a week have the same number, affirmation, moment and skill, and on
 * publishing that the affirmation is published and no other published week has the number (behavior C9). Throws
 * `ValidationError`, which the panel shows.
 */
export function validateWeeks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !writes.includes(context.action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const isPublished = context.action === 'publish';
      // Two editors who publish the same number at the same time would not see each other's.
      if (isPublished)
        await trx.raw(`select pg_advisory_xact_lock(hashtext('colibri: week numbers'))`);
      const result = await next();
      const isNew = context.action === 'create' || context.action === 'clone';
      const { documentId } = written.parse(isNew ? result : context.params);
      const { locale } = target.parse(context.params);
      // After a discard, the English draft is the source for the shared fields.
      await shareAcrossLanguages(trx, documentId, context.action === 'discardDraft' ? [] : locale);
      if (isPublished) await check(strapi, trx, documentId);
      return result;
    });
  });
}

const found = z.object({
  rows: z.array(
    z.object({
      number: z.number().nullable(),
      isTaken: z.boolean(),
      hasAffirmation: z.boolean(),
      isAffirmationPublished: z.boolean(),
    }),
  ),
});

async function check(strapi: Core.Strapi, trx: Knex, documentId: string) {
  const { rows } = found.parse(
    await trx.raw(
      `select w.number, exists (
           select from weeks other where other.published_at is not null
             and other.number = w.number and other.document_id <> w.document_id
         ) as "isTaken",
         a.id is not null as "hasAffirmation", exists (
           select from affirmations shown
           where shown.document_id = a.document_id and shown.published_at is not null
         ) as "isAffirmationPublished"
       from weeks w ${joinWeekAffirmation('w', 'a')}
       where w.document_id = :documentId and w.published_at is null`,
      { documentId },
    ),
  );
  const texts = panelTexts(strapi).week;
  for (const { number, isTaken, hasAffirmation, isAffirmationPublished } of rows) {
    if (isTaken && number !== null) throw validationError(texts.numberTaken(number), 'number');
    if (!hasAffirmation) throw validationError(texts.affirmationNeeded, 'affirmation');
    if (!isAffirmationPublished) throw validationError(texts.affirmationUnpublished, 'affirmation');
  }
}
