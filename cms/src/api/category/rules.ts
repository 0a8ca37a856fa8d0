import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { validationError, panelTexts } from '../../core/panel-user.ts';
import { localeParameter } from '../../core/locale-parameter.ts';
import { joinAffirmations, linkToEnglishRow } from '../../strapi/internals/relations.ts';
import { isIcon } from './icon-names.ts';
import { fallbackLanguage, isLanguage } from '../../contract/language.ts';

const uid = 'api::category.category';
const target = z.object({ locale: localeParameter });
const isTranslation = (locale: string) => isLanguage(locale) && locale !== fallbackLanguage;
const created = z.object({ documentId: z.string() });
const withIcon = z.object({ data: z.object({ icon: z.string() }) });
const duplicates = z.object({ rows: z.array(z.object({ name: z.string() })) });
const use = z.object({
  rows: z.array(z.object({ covers_all: z.boolean(), affirmations: z.coerce.number() })),
});

/**
 * Enforces that every category has an English row, because other languages fall back to it, and a unique name, because
 * spreadsheets refer to categories by name, and an icon that exists. *All* and categories in use can't be deleted (behavior C7).
 * Throws `ValidationError`, which the panel shows.
 */
export function validateCategories(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    const { locale: targets } = target.parse(context.params);
    const { icon } = withIcon.safeParse(context.params).data?.data ?? {};
    // Strapi itself rejects what can't be a name.
    if (icon?.startsWith('ph-') && !isIcon(icon))
      throw validationError(panelTexts(strapi).category.unknownIcon(icon), 'icon');
    if (context.action === 'create' && targets.some((locale) => locale !== fallbackLanguage))
      throw validationError(panelTexts(strapi).category.englishFirst);
    if (context.action === 'create' || context.action === 'update' || context.action === 'clone')
      return strapi.db.transaction(async ({ trx }) => {
        const result = await next();
        await checkName(strapi, trx, created.parse(result).documentId);
        return result;
      });
    if (context.action !== 'delete') return next();
    const { documentId } = context.params;
    // Deleting a translation keeps its affirmations; deleting the English row deletes the whole category.
    if (targets.every(isTranslation))
      return strapi.db.transaction(async ({ trx }) => {
        for (const locale of targets) await linkToEnglishRow(trx, documentId, locale);
        return next();
      });
    Object.assign(context.params, { locale: '*' });
    return strapi.db.transaction(async ({ trx }) => {
      await checkUnused(strapi, trx, documentId);
      return next();
    });
  });
}

async function checkName(strapi: Core.Strapi, trx: Knex, documentId: string) {
  const found = await trx.raw(
    `select own.name from categories own join categories other
       on lower(other.name) = lower(own.name) and other.locale = own.locale
       and other.document_id <> own.document_id
     where own.document_id = :documentId limit 1`,
    { documentId },
  );
  const [duplicate] = duplicates.parse(found).rows;
  if (duplicate)
    throw validationError(panelTexts(strapi).category.nameTaken(duplicate.name), 'name');
}

async function checkUnused(strapi: Core.Strapi, trx: Knex, documentId: string) {
  const { rows } = use.parse(
    await trx.raw(
      `select bool_or(c.covers_all) as covers_all, count(distinct a.document_id) as affirmations
       from categories c ${joinAffirmations('c', 'a')}
       where c.document_id = :documentId
       group by c.document_id`,
      { documentId },
    ),
  );
  const [category] = rows;
  if (category?.covers_all) throw validationError(panelTexts(strapi).category.coversAll);
  if (category && category.affirmations > 0)
    throw validationError(panelTexts(strapi).category.inUse(category.affirmations));
}
