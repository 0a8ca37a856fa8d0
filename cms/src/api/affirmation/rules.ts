import type { Core, Modules } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { pictures } from '../../contract/picture.ts';
import { limitFeatured } from '../../core/entry-limits.ts';
import { validationError, panelTexts } from '../../core/panel-user.ts';
import { localeParameter } from '../../core/locale-parameter.ts';
import type { Texts } from '../../i18n/texts.ts';
import { joinCategory } from '../../strapi/internals/relations.ts';
import { shareAcrossLanguages } from './shared-fields.ts';

const uid = 'api::affirmation.affirmation';
const withPicture = z.object({ data: z.object({ picture: z.string() }) });
const writes = ['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft'];

/**
 * Enforces on every write that the category isn't *All* (behavior C7), that dates are in order, that the picture
 * exists, and that all languages have the same category and featured fields. Throws `ValidationError`, which the panel
 * shows.
 */
export function validateAffirmations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !writes.includes(context.action)) return next();
    const { picture } = withPicture.safeParse(context.params).data?.data ?? {};
    if (picture && !pictures.has(picture))
      throw validationError(panelTexts(strapi).affirmation.unknownPicture(picture), 'picture');
    const write = async (trx: Knex) => {
      const result = await next();
      const { action } = context;
      const { documentId, locale } = writtenDocument(context, result);
      if (action === 'publish' || action === 'unpublish')
        await clearSchedule(trx, `${action}_at`, documentId, locale);
      // After a discard, the English draft is the source for the shared fields.
      await shareAcrossLanguages(trx, documentId, action === 'discardDraft' ? [] : locale);
      await check(strapi, trx, documentId, action === 'publish');
      return result;
    };
    return strapi.db.transaction(({ trx }) => limitFeatured(strapi, trx, () => write(trx)));
  });
}

const target = z.object({ documentId: z.string(), locale: localeParameter });
const created = z.object({ documentId: z.string() });

/** The written document. A new document or a clone has its id in the result, others in the parameters. */
function writtenDocument(
  { params, action }: Modules.Documents.Middleware.Context,
  result: unknown,
) {
  const isNew = action === 'create' || action === 'clone';
  return target.parse(isNew ? { ...params, ...created.parse(result) } : params);
}

/** Clears a scheduled publishing or unpublishing that someone has just done manually. */
async function clearSchedule(
  trx: Knex,
  column: 'publish_at' | 'unpublish_at',
  documentId: string,
  locale: readonly string[],
) {
  await trx.raw(
    `update affirmations set ${column} = null
     where document_id = :documentId and locale = any(:locale) and ${column} is not null`,
    { documentId, locale },
  );
}

const rowsOf = z.object({
  rows: z.tuple([
    z.object({
      filed: z.boolean(),
      scheduled: z.boolean(),
      under_all: z.boolean(),
      featured_backwards: z.boolean(),
      scheduled_backwards: z.boolean(),
    }),
  ]),
});

async function check(strapi: Core.Strapi, trx: Knex, documentId: string, isPublished: boolean) {
  const found = await trx.raw(
    `select count(c.id) > 0 as filed,
       coalesce(bool_or(a.publish_at > :now), false) as scheduled,
       coalesce(bool_or(c.covers_all), false) as under_all,
       coalesce(bool_or(a.featured_until < a.featured_from), false) as featured_backwards,
       coalesce(bool_or(a.unpublish_at <= a.publish_at), false) as scheduled_backwards
     from affirmations a ${joinCategory('a', 'c')}
     where a.document_id = :documentId`,
    // The driver passes the time as Strapi stores it, without a time zone.
    { documentId, now: new Date() },
  );
  const [{ filed, scheduled, under_all, featured_backwards, scheduled_backwards }] =
    rowsOf.parse(found).rows;
  const ruleError = (rule: Exclude<keyof Texts['affirmation'], 'unknownPicture'>, field: string) =>
    validationError(panelTexts(strapi).affirmation[rule], field);
  if (under_all) throw ruleError('notAll', 'category');
  if (featured_backwards) throw ruleError('featuredBackwards', 'featuredUntil');
  if (scheduled_backwards) throw ruleError('scheduledBackwards', 'unpublishAt');
  if ((isPublished || scheduled) && !filed) throw ruleError('categoryNeeded', 'category');
}
