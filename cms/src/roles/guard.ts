import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { forbid, hasPermission } from '../panel-user.ts';
import { callLanguages } from '../call-languages.ts';
import { contentNouns } from '../contract/change.ts';
import { languages } from '../contract/language.ts';

const guarded = new Set<string>(contentNouns.map((noun) => `api::${noun}.${noun}`));
const target = z.object({ locale: callLanguages });

/**
 * Closes what Strapi leaves open: it asks whether a caller may create at all, not in which language, and whoever
 * may add a language to a document may make documents too. Here a new document takes the right to every language,
 * and each write the right to its own. Discarding takes the right to publish: with a draft its plan and its place
 * among the featured go too. Throws what the panel shows.
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
