import type { Context } from 'koa';
import { z } from 'zod';
import { contentTypes, hasDrafts, type ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { translatableFields } from '../../contract/translation.ts';
import { hasPermission } from '../../core/panel-user.ts';

export const uidOf = <Noun extends ContentType>(noun: Noun) => `api::${noun}.${noun}` as const;

const noun = z.enum(contentTypes);

/** The content type in a call's path; 404 if there is none of that name. */
export function nounOf(ctx: Context): ContentType {
  const found = noun.safeParse(ctx['params'].noun);
  return found.success ? found.data : ctx.throw(404);
}

const document = z.object({ documentId: z.string() });
export const documentOf = (ctx: Context) => document.parse(ctx['params']).documentId;

export const canRead = (each: ContentType, language: Language) =>
  hasPermission(strapi, 'read', uidOf(each), language);

export const canWrite = (each: ContentType, language: Language) =>
  Object.keys(translatableFields[each]).every((field) =>
    hasPermission(strapi, 'update', uidOf(each), language, field),
  );

export const canPublish = (each: ContentType, language: Language) =>
  hasDrafts[each] && hasPermission(strapi, 'publish', uidOf(each), language);
