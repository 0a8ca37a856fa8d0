import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { forbid, hasPermission } from '../panel-user.ts';
import { callLanguages } from '../call-languages.ts';
import { contentNouns } from '../contract/change.ts';
import { languages } from '../contract/language.ts';

const guarded = new Set<string>(contentNouns.map((noun) => `api::${noun}.${noun}`));
const target = z.object({ locale: callLanguages });

/**
 * Closes a gap in Strapi, which checks whether a caller can create at all but not in which language, so that
 * translators could create documents. Creating requires the permission for every language, and each write for its
 * own. Discarding a draft requires the permission to publish, because it also resets schedule and featured fields.
 * Throws what the panel shows.
 */
export function guardLanguages(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context;
    if (!guarded.has(uid)) return next();
    const may = (right: 'create' | 'update' | 'publish', of: readonly string[]) =>
      of.every((locale) => hasPermission(strapi, right, uid, locale));
    const itsOwn = () => target.parse(context.params).locale;

    if ((action === 'create' || action === 'clone') && !may('create', languages))
      forbid(strapi, (texts) => texts.content.notYoursToCreate);
    if (action === 'update' && !may('update', itsOwn()))
      forbid(strapi, (texts) => texts.content.notYourLanguage);
    if (action === 'discardDraft' && !may('publish', itsOwn()))
      forbid(strapi, (texts) => texts.content.notYoursToDiscard);
    return next();
  });
}
