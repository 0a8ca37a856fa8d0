import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { textsByLanguage } from '../i18n/texts.ts';
import { validationError, inPanelLanguage } from '../../core/panel-user.ts';
import { cmsSettings } from '../../core/settings.ts';
import { mondayOf, weekAt } from './week.ts';

const uid = 'api::letter.letter';
const dated = z.object({ data: z.looseObject({ week: z.unknown() }) });
const documentParams = z.object({ documentId: z.string() });

/**
 * Enforces on every write that the week is stored as its Monday and isn't over, and that sent emails aren't changed.
 * Throws `ValidationError`, which the panel shows.
 */
export function validateLetters(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    if (context.action === 'update' || context.action === 'delete')
      await refuseIfSent(strapi, documentParams.parse(context.params).documentId);
    const { data } = dated.safeParse(context.params).data ?? {};
    // Strapi reports a missing week itself.
    if (data && data.week !== undefined && data.week !== null)
      Object.assign(context.params, { data: { ...data, week: weekOf(strapi, data.week) } });
    return next();
  });
}

/** The Monday of a date that is not in a past week. An invalid date must not reach Strapi, which it would crash. */
function weekOf(strapi: Core.Strapi, day: unknown): string {
  const date = z.iso.date().safeParse(day);
  const { messages } = inPanelLanguage(strapi, textsByLanguage);
  if (!date.success) throw validationError(messages.noDay, 'week');
  const week = mondayOf(date.data);
  if (week < weekAt(new Date(), cmsSettings().SITE_TIMEZONE))
    throw validationError(messages.over, 'week');
  return week;
}

async function refuseIfSent(strapi: Core.Strapi, documentId: string): Promise<void> {
  const [sent] = await strapi.db
    .connection('letters')
    .where({ document_id: documentId })
    .whereNotNull('started_at');
  if (sent) throw validationError(inPanelLanguage(strapi, textsByLanguage).messages.sent);
}
