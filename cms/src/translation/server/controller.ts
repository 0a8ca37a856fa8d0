import { setCreatorFields } from '@strapi/utils';
import type { Context } from 'koa';
import { textsByLanguage } from '../i18n/texts.ts';
import { forbid, panelTexts, inPanelLanguage } from '../../core/panel-user.ts';
import { hasDrafts, type ContentType } from '../../contract/change.ts';
import {
  publishRequest,
  queueQuery,
  readyMark,
  translationUpdate,
  unfinishedQuery,
  sourceLanguageOf,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { panelBody, panelQuery } from '../../core/panel-input.ts';
import { logEntryEvent } from '../../audit-log/server/content.ts';
import { canPublish, canRead, canWrite, documentOf, nounOf, uidOf } from './permissions.ts';
import { countFor, findUntranslatedDrafts } from './waiting.ts';
import { findNewer, listQueue, lockTexts, saveMark, saveOriginal } from './queries.ts';
import { publishTranslations } from './publish.ts';
import { countUnfinished } from './states.ts';

/** Counts by state for each content type and language that the caller can read. */
export async function countTranslations(ctx: Context): Promise<void> {
  ctx.body = await countFor(strapi.db.connection);
}

/** The drafts that the queue doesn't list, in the languages that the caller can publish. */
export async function listDrafts(ctx: Context): Promise<void> {
  ctx.body = await findUntranslatedDrafts(strapi.db.connection);
}

/** A page of the queue of a content type, with sources and translations. */
export async function readQueue(ctx: Context): Promise<void> {
  const noun = nounOf(ctx);
  const query = panelQuery(queueQuery, ctx);
  if (!canRead(noun, query.language)) forbid(strapi, panelTexts(strapi).content.notYourLanguage);
  ctx.body = await listQueue(strapi.db.connection, noun, query);
}

/** Saves a translation; 409 if the source has changed since it was loaded, or somebody else has changed the translation. */
export async function saveTranslation(ctx: Context): Promise<void> {
  const noun = nounOf(ctx);
  const { texts, ...update } = panelBody(translationUpdate(noun), ctx);
  const { language } = update;
  await withSource(ctx, { noun, ...update }, async (documentId) => {
    await strapi.documents(uidOf(noun)).update({
      documentId,
      locale: language,
      data: setCreatorFields({ user: ctx.state['user'], isEdition: true })(texts),
    });
  });
}

/** Marks a translation as ready, or takes that back; 409 as in `saveTranslation`. */
export async function markReady(ctx: Context): Promise<void> {
  const noun = nounOf(ctx);
  await withSource(ctx, { noun, ...panelBody(readyMark, ctx) });
}

/** Publishes translations, and answers how many and what prevented the others. */
export async function publishTexts(ctx: Context): Promise<void> {
  const noun = nounOf(ctx);
  if (!hasDrafts[noun]) return ctx.throw(404);
  const request = panelBody(publishRequest, ctx);
  const needed = request.withSource
    ? [request.language, sourceLanguageOf[request.language]]
    : [request.language];
  if (!needed.every((language) => canPublish(noun, language)))
    forbid(strapi, inPanelLanguage(strapi, textsByLanguage).messages.notYoursToPublish);
  ctx.body = await publishTranslations(strapi, noun, request);
}

/** What an editor might not want to publish yet of some documents, in the languages that the caller can read. */
export async function readUnfinished(ctx: Context): Promise<void> {
  const noun = nounOf(ctx);
  const { documents } = panelQuery(unfinishedQuery, ctx);
  const counts = await countUnfinished(strapi.db.connection, noun, documents);
  ctx.body = counts.filter(({ language }) => canRead(noun, language));
}

/** Runs an action if both texts are still those that were loaded, and records that the translation matches its source. */
async function withSource(
  ctx: Context,
  {
    noun,
    language,
    seen,
    version,
    isReady,
  }: {
    noun: ContentType;
    language: Language;
    seen: string;
    version: string;
    isReady: boolean;
  },
  act?: (documentId: string) => Promise<unknown>,
): Promise<void> {
  if (!canWrite(noun, language)) forbid(strapi, panelTexts(strapi).content.notYourLanguage);
  const documentId = documentOf(ctx);
  await strapi.db.transaction(async ({ trx }) => {
    const translation = { noun, documentId, language };
    const { seen: now } = await lockTexts(trx, translation);
    const { messages } = inPanelLanguage(strapi, textsByLanguage);
    if (now === undefined) return ctx.throw(404, messages.sourceGone);
    if (now !== seen) return ctx.throw(409, messages.sourceChanged);
    const newer = await findNewer(trx, translation, version);
    if (newer?.isDeleted) return ctx.throw(409, messages.deleted);
    if (newer) return ctx.throw(409, messages.hasChanged, { details: newer });
    await act?.(documentId);
    await saveMark(trx, translation, isReady);
    if (act) await saveOriginal(trx, translation);
    // A save that doesn't mark the text as ready is already an event of the history.
    if (isReady || !act)
      await logEntryEvent(strapi, noun, isReady ? 'ready' : 'unready', translation);
  });
  ctx.status = 204;
}
