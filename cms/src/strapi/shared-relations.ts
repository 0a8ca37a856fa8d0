import type { Context, Next } from 'koa';
import { z } from 'zod';
import { contentTypes } from '../contract/change.ts';
import { fallbackLanguage } from '../contract/language.ts';

const related = z.object({ model: z.string(), id: z.string() });
const rows = z.array(z.object({ locale: z.string() }));

/** Whether a route of the content manager lists what a relation of an entry leads to. */
export const listsRelated = (path: string) => path === '/relations/:model/:id/:targetField';

/**
 * Answers what a relation leads to in another language, if the entry doesn't have the one of the form yet: all languages of
 * an entry share their relations. Strapi would answer 404.
 */
export async function showSharedRelation(ctx: Context, next: Next): Promise<void> {
  const { model, id } = related.parse(ctx['params']);
  const noun = contentTypes.find((each) => model === `api::${each}.${each}`);
  if (noun) {
    const found = await strapi.db
      .query(`api::${noun}.${noun}`)
      .findMany({ where: { documentId: id }, select: ['locale'] });
    const written = rows.parse(found).map(({ locale }) => locale);
    const { locale } = ctx.query;
    const other = written.includes(fallbackLanguage) ? fallbackLanguage : written[0];
    if (other && typeof locale === 'string' && !written.includes(locale))
      ctx.query = { ...ctx.query, locale: other };
  }
  await next();
}
