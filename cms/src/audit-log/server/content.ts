import type { Core, Modules } from '@strapi/strapi';
import { z } from 'zod';
import { currentPanelUser } from '../../core/panel-user.ts';
import { localeParameter } from '../../core/locale-parameter.ts';
import { contentTypes, type ContentType } from '../../contract/change.ts';
import type { HistoryAction } from '../../contract/history.ts';
import { languages } from '../../contract/language.ts';
import { tableOf } from '../../core/database/content.ts';
import { recordEvents } from './audit-log.ts';

/** The column that the audit log shows as a document's title. */
const titleOf: Record<ContentType, string> = {
  affirmation: 'text',
  category: 'name',
  testimonial: 'text',
};

const target = z.object({
  documentId: z.string(),
  locale: localeParameter,
});
const created = z.object({ documentId: z.string() });
const rows = z.object({
  rows: z.array(z.object({ language: z.enum(languages), title: z.string() })),
});

/** Logs what panel users publish, unpublish and delete, and their changes to content types without drafts. */
export function logContentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const noun = contentTypes.find((each) => context.uid === `api::${each}.${each}`);
    const action = noun && actionOf(strapi, context);
    if (!noun || !action || !currentPanelUser(strapi)) return next();
    return strapi.db.transaction(async () => {
      if (action === 'create') {
        const result = await next();
        await logEvent(strapi, noun, action, { ...context.params, ...created.parse(result) });
        return result;
      }
      // Logged first, because the title can't be read afterward.
      await logEvent(strapi, noun, action, context.params);
      return next();
    });
  });
}

function actionOf(
  strapi: Core.Strapi,
  { action, uid }: Modules.Documents.Middleware.Context,
): HistoryAction | undefined {
  if (action === 'publish' || action === 'unpublish' || action === 'delete') return action;
  // Changes of drafts are not recorded.
  if (strapi.contentType(uid).options?.draftAndPublish) return undefined;
  if (action === 'create') return 'create';
  return action === 'update' ? 'change' : undefined;
}

async function logEvent(
  strapi: Core.Strapi,
  noun: ContentType,
  action: HistoryAction,
  params: unknown,
) {
  const { documentId, locale } = target.parse(params);
  await strapi.db.transaction(async ({ trx }) => {
    const found = await trx.raw(
      `select distinct on (locale) locale as language, coalesce(${titleOf[noun]}, '') as title
       from ${tableOf[noun]} where document_id = :documentId and locale = any(:locale)
       order by locale, published_at nulls first`,
      { documentId, locale },
    );
    const events = rows
      .parse(found)
      .rows.map(({ language, title }) => ({ action, noun, title, documentId, language }));
    await recordEvents(strapi, events, 'command');
  });
}
