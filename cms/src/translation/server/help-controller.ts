import type { Context } from 'koa';
import { z } from 'zod';
import { logEntryEvent } from '../../audit-log/server/content.ts';
import { commentUpdate, languageQuery, newComment } from '../../contract/translation-help.ts';
import type { Language } from '../../contract/language.ts';
import { panelBody, panelQuery } from '../../core/panel-input.ts';
import { currentPanelUser, forbid, inPanelLanguage, panelTexts } from '../../core/panel-user.ts';
import { enforceLimit } from '../../core/rate-limits.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { addComment, listComments, resolveComment } from './comments.ts';
import { canRead, documentOf, nounOf } from './permissions.ts';
import { hasText, type Translation } from './queries.ts';
import { findSimilarTranslations } from './similar.ts';

/** Translations of similar affirmations, for one that is being translated. */
export async function suggestTranslations(ctx: Context): Promise<void> {
  const { noun, documentId, language } = translationOf(
    ctx,
    panelQuery(languageQuery, ctx).language,
  );
  // The others are few and short, and no two are alike.
  if (noun === 'affirmation') await findSimilarTranslations(ctx, documentId, language);
  else ctx.body = [];
}

export async function readComments(ctx: Context): Promise<void> {
  const translation = translationOf(ctx, panelQuery(languageQuery, ctx).language);
  ctx.body = await listComments(strapi.db.connection, translation);
}

/** Adds a comment to a text; 404 if the text is gone. */
export async function writeComment(ctx: Context): Promise<void> {
  const { language, text } = panelBody(newComment, ctx);
  const translation = translationOf(ctx, language);
  const user = currentPanelUser(strapi);
  await enforceLimit('comments', ctx, user?.email);
  await strapi.db.transaction(async ({ trx }) => {
    if (!user || !(await hasText(trx, translation)))
      return ctx.throw(404, inPanelLanguage(strapi, textsByLanguage).messages.sourceGone);
    await addComment(trx, translation, text, user.id);
    await logEntryEvent(strapi, translation.noun, 'comment', translation);
  });
  ctx.status = 204;
}

/** Resolves a comment or opens it again; 404 if it is gone. */
export async function updateComment(ctx: Context): Promise<void> {
  const { language, isResolved } = panelBody(commentUpdate, ctx);
  const translation = translationOf(ctx, language);
  const id = commentId.safeParse(ctx['params'].comment);
  await strapi.db.transaction(async ({ trx }) => {
    if (!id.success || !(await resolveComment(trx, translation, id.data, isResolved)))
      return ctx.throw(404, inPanelLanguage(strapi, textsByLanguage).messages.commentGone);
    if (isResolved) await logEntryEvent(strapi, translation.noun, 'resolve', translation);
  });
  ctx.status = 204;
}

const commentId = z.coerce.number().int().positive().max(2_147_483_647);

/** The translation that a call is about; 403 if the caller can't read it. */
function translationOf(ctx: Context, language: Language): Translation {
  const noun = nounOf(ctx);
  if (!canRead(noun, language)) forbid(strapi, panelTexts(strapi).content.notYourLanguage);
  return { noun, documentId: documentOf(ctx), language };
}
