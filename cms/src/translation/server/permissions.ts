import type { Context } from 'koa';
import { z } from 'zod';
import { contentTypes, hasDrafts, type ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { sourceLanguageOf, translatableFields } from '../../contract/translation.ts';
import { hasPermission } from '../../core/panel-user.ts';
import type { EntryAction } from '../../strapi/internals/panel-callers.ts';

export const uidOf = <Noun extends ContentType>(noun: Noun) => `api::${noun}.${noun}` as const;

const noun = z.enum(contentTypes);

/** The content type in a call's path; 404 if there is none of that name. */
export function nounOf(ctx: Context): ContentType {
  const found = noun.safeParse(ctx['params'].noun);
  return found.success ? found.data : ctx.throw(404);
}

const document = z.object({ documentId: z.string() });
export const documentOf = (ctx: Context) => document.parse(ctx['params']).documentId;

/** Whether somebody has a permission on a content type in a language, and on a field if given. */
export type Has = (action: EntryAction, uid: string, language: Language, field?: string) => boolean;

const caller: Has = (...question) => hasPermission(strapi, ...question);

/** Translations are shown beside their source. */
export const canRead = (each: ContentType, language: Language, has = caller) =>
  [language, sourceLanguageOf[language]].every((shown) => canInFields(each, 'read', shown, has));

export const canWrite = (each: ContentType, language: Language, has = caller) =>
  canInFields(each, 'update', language, has);

const canInFields = (each: ContentType, action: EntryAction, language: Language, has: Has) =>
  Object.keys(translatableFields[each]).every((field) => has(action, uidOf(each), language, field));

export const canPublish = (each: ContentType, language: Language, has = caller) =>
  hasDrafts[each] && has('publish', uidOf(each), language);
