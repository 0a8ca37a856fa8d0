import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { translatableFields } from '../../contract/translation.ts';
import { localeParameter } from '../../core/locale-parameter.ts';
import { hasPermission } from '../../core/panel-user.ts';

const uid = 'api::affirmation.affirmation';
const fields = Object.keys(translatableFields.affirmation);
const row = z.looseObject({ id: z.number() });
const change = z.object({
  documentId: z.string(),
  locale: localeParameter,
  data: z.record(z.string(), z.unknown()).default({}),
});

/**
 * Takes a text off the schedule when someone who can't publish it changes it, because the editor who scheduled it hasn't
 * read the new text.
 */
export function unscheduleChangedTexts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || context.action !== 'update') return next();
    const { documentId, locale, data } = change.parse(context.params);
    const others = locale.filter((each) => !hasPermission(strapi, 'publish', uid, each));
    if (others.length === 0) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const scheduled = await trx('affirmations')
        .where({ document_id: documentId, published_at: null })
        .whereIn('locale', others)
        .whereNotNull('publish_at')
        .select('id', ...fields);
      const changed = z
        .array(row)
        .parse(scheduled)
        .filter((saved) =>
          fields.some((field) => field in data && (data[field] ?? '') !== (saved[field] ?? '')),
        );
      const ids = changed.map(({ id }) => id);
      await trx('affirmations').whereIn('id', ids).update({ publish_at: null });
      return next();
    });
  });
}
