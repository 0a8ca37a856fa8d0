import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { forbid, hasPermissionOnOwn, panelTexts } from '../core/panel-user.ts';
import { localeParameter } from '../core/locale-parameter.ts';
import { contentTypes } from '../contract/change.ts';
import { languages } from '../contract/language.ts';

const guarded = new Set<string>(contentTypes.map((noun) => `api::${noun}.${noun}`));
/** Strapi would write these too, and so move a text to another document. */
const identity = ['id', 'documentId', 'publicId'];
const target = z.object({ locale: localeParameter });

function keepIdentity(params: object): void {
  const data: unknown = Reflect.get(params, 'data');
  if (!(data instanceof Object)) return;
  for (const name of identity) Reflect.deleteProperty(data, name);
}

/**
 * Closes a gap in Strapi, which checks whether a caller can create entries but not in which language, so that
 * translators could create documents. Creating a document requires the permission for every language, other writes the
 * one for their language. Discarding a draft requires the permission to publish, because it also resets the schedule and
 * the featured fields. Throws errors that the panel shows.
 */
export function enforceLanguagePermissions(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context;
    if (!guarded.has(uid)) return next();
    keepIdentity(context.params);
    const can = (right: 'create' | 'update' | 'publish', of: readonly string[]) =>
      of.every((locale) => hasPermissionOnOwn(strapi, right, uid, locale));
    const itsOwn = () => target.parse(context.params).locale;

    if ((action === 'create' || action === 'clone') && !can('create', languages))
      forbid(strapi, panelTexts(strapi).content.notYoursToCreate);
    if (action === 'update' && !can('update', itsOwn()))
      forbid(strapi, panelTexts(strapi).content.notYourLanguage);
    if (action === 'discardDraft' && !can('publish', itsOwn()))
      forbid(strapi, panelTexts(strapi).content.notYoursToDiscard);
    return next();
  });
}
