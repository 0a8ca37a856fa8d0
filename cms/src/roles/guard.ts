import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { forbid, mayCall } from '../administrator.ts';
import { callLanguages } from '../call-languages.ts';
import { contentNouns } from '../contract/change.ts';
import { languages } from '../contract/language.ts';

const guarded = new Set<string>(contentNouns.map((noun) => `api::${noun}.${noun}`));
const target = z.object({ locale: callLanguages });

/**
 * Closes what Strapi leaves open: it asks whether a caller may create at all, not in which language, and whoever
 * may add a language to a document may make documents too. Here a new document takes the right to every language,
 * and each write the right to its own. Raises what the panel shows.
 */
export function guardLanguages(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context;
    if (!guarded.has(uid)) return next();
    const may = (right: 'create' | 'update', locale: string) => mayCall(strapi, right, uid, locale);

    if (action === 'create' || action === 'clone') {
      if (!languages.every((language) => may('create', language)))
        forbid(strapi, (texts) => texts.content.notYoursToCreate);
    }
    if (action === 'update' || action === 'discardDraft') {
      if (!target.parse(context.params).locale.every((locale) => may('update', locale)))
        forbid(strapi, (texts) => texts.content.notYourLanguage);
    }
    return next();
  });
}
