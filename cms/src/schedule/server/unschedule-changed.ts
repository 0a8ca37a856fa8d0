import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { localeParameter } from '../../core/locale-parameter.ts';
import { hasPermission } from '../../core/panel-user.ts';

const uid = 'api::affirmation.affirmation';
const change = z.object({
  documentId: z.string(),
  locale: localeParameter,
  data: z.object({ text: z.string().nullish(), description: z.string().nullish() }),
});

/**
 * Takes a text off the schedule when somebody changes it who may not publish it: whoever scheduled it hasn't read the new
 * one.
 */
export function unscheduleChangedTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || context.action !== 'update') return next();
    const { documentId, locale, data } = change.parse(context.params);
    const others = locale.filter((each) => !hasPermission(strapi, 'publish', uid, each));
    if (others.length === 0) return next();
    return strapi.db.transaction(async ({ trx }) => {
      await trx.raw(
        `update affirmations set publish_at = null
         where document_id = :documentId and locale = any(:others) and published_at is null
           and publish_at is not null
           and (text, description) is distinct from
             (coalesce(:text, text), coalesce(:description, description))`,
        { documentId, others, text: data.text ?? null, description: data.description ?? null },
      );
      return next();
    });
  });
}
