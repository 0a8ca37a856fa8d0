import { z } from 'zod';
import { findCreator } from '../core/entry-creator.ts';
import { canReadTexts } from '../core/panel-user.ts';
import { isLanguage, languageKey } from '../contract/language.ts';
import { previewKey } from '../contract/preview.ts';
import { cmsSettings } from '../core/settings.ts';
import { signPreviewKey } from './key.ts';

const uid = 'api::affirmation.affirmation';
const linkParams = z.object({
  documentId: z.string(),
  locale: z.string().nullish(),
  status: z.string().optional(),
});
const rows = z.object({ rows: z.array(z.object({ id: z.number() })).max(1) });

/**
 * The site's preview page of an entry, in its language, with a key because it can be a draft. Undefined for content
 * types without drafts.
 */
export async function previewLink(type: string, params: unknown): Promise<string | undefined> {
  const { documentId, locale, status } = linkParams.parse(params);
  if (type !== uid) return undefined;
  const createdBy = await findCreator(strapi, uid, { documentId });
  if (!canReadTexts(strapi, 'affirmation', createdBy)) return undefined;
  const found = await strapi.db.connection.raw(
    'select distinct public_id as id from affirmations where document_id = ?',
    [documentId],
  );
  const [affirmation] = rows.parse(found).rows;
  if (!affirmation) return undefined;
  const { id } = affirmation;
  const link = new URL(`/affirmations/${id}`, cmsSettings().SITE_URL);
  if (isLanguage(locale)) link.searchParams.set(languageKey, locale);
  const previewed = {
    id,
    status: status === 'published' ? ('published' as const) : ('draft' as const),
  };
  link.searchParams.set(previewKey, signPreviewKey(previewed, previewSecret()));
  return link.href;
}

const appKeys = z.tuple([z.string()]).rest(z.string());

/** Preview keys are signed with the first of Strapi's app keys. */
export function previewSecret(): string {
  return appKeys.parse(strapi.config.get('server.app.keys'))[0];
}
