import type { UID } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { contentTypes } from '../contract/change.ts';
import { findCreator } from '../core/entry-creator.ts';
import { canRead, forbid, panelTexts } from '../core/panel-user.ts';

/* Strapi's calls that would show entries, or languages of them, to people who may not read these. */

const types: readonly UID.ContentType[] = contentTypes.map(
  (noun) => `api::${noun}.${noun}` as const,
);
const typeOf = (ctx: Context) => types.find((uid) => uid === ctx['params'].model);
const source = z.object({ sourceId: z.string() });
const found = z.object({ results: z.array(z.record(z.string(), z.unknown())) });

/** The check for a route of the content manager, if it needs one. */
export function readingCheckOf(path: string) {
  if (/\/(?:auto-)?clone\//.test(path)) return rejectUnreadableSource;
  return path.endsWith('/actions/bulkFindForValidation') ? hideUnreadableLanguages : undefined;
}

/** For a copy of an entry, Strapi only asks whether the caller may create entries. */
async function rejectUnreadableSource(ctx: Context, next: Next): Promise<void> {
  const uid = typeOf(ctx);
  if (uid) {
    const { sourceId: documentId } = source.parse(ctx['params']);
    const createdBy = await findCreator(strapi, uid, { documentId });
    if (!canRead(strapi, uid, createdBy)) forbid(strapi, panelTexts(strapi).content.notYoursToRead);
  }
  await next();
}

/** Strapi checks each entry that it finds, but not the other languages that it returns with it. */
async function hideUnreadableLanguages(ctx: Context, next: Next): Promise<void> {
  await next();
  const uid = typeOf(ctx);
  const { data } = found.safeParse(ctx.body);
  if (!uid || !data || canRead(strapi, uid)) return;
  ctx.body = { results: data.results.map(({ localizations: _hidden, ...entry }) => entry) };
}
