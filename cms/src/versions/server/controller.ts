import type { Context } from 'koa';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import {
  presenceRequest,
  versionQuery,
  type VersionContent,
  type VersionTarget,
  type VersionedType,
} from '../../contract/versions.ts';
import { panelBody, panelQuery } from '../../core/panel-input.ts';
import { currentPanelUser, forbid, panelTexts } from '../../core/panel-user.ts';
import { enforceLimit } from '../../core/rate-limits.ts';
import { listOthers, notePresence, removePresence } from './presence.ts';
import { listVersions, readNewest, readNow } from './queries.ts';
import { canRestore, isAllowed, withReadableFields } from './readable.ts';

type Handler = (ctx: Context) => Promise<void>;

const document = z.object({ documentId: z.string() });

/** The entry of a call, in a language that the caller can read. */
function targetOf(
  noun: VersionedType,
  ctx: Context,
  language: Language | undefined,
): VersionTarget {
  if ((language === undefined) !== (noun === 'letter')) ctx.throw(400);
  if (!isAllowed(strapi, 'read', noun, language))
    forbid(strapi, panelTexts(strapi).content.notYourLanguage);
  return { noun, documentId: document.parse(ctx['params']).documentId, language };
}

const callerId = () => currentPanelUser(strapi)?.id ?? 0;

export const showVersions =
  (noun: VersionedType): Handler =>
  async (ctx) => {
    const { page, language } = panelQuery(versionQuery, ctx);
    const target = targetOf(noun, ctx, language);
    const readable = (fields: VersionContent | null) =>
      fields && withReadableFields(strapi, noun, language, fields);
    const { versions, total } = await listVersions(strapi, target, callerId(), page);
    ctx.body = {
      versions: versions.map((each) => ({
        ...each,
        fields: readable(each.fields),
        before: readable(each.before),
      })),
      total,
      now: readable(await readNow(strapi, target)),
      canRestore: canRestore(strapi, noun, language),
    };
  };

/** Notes that the caller has an entry open, and answers who else has. */
export const keepOpen =
  (noun: VersionedType): Handler =>
  async (ctx) => {
    const { language } = panelBody(presenceRequest, ctx);
    const target = targetOf(noun, ctx, language);
    await enforceLimit('presences', ctx, currentPanelUser(strapi)?.email);
    await notePresence(strapi, target, callerId());
    ctx.body = {
      others: await listOthers(strapi, target, callerId()),
      newest: await readNewest(strapi, target, callerId()),
    };
  };

export const closeEntry =
  (noun: VersionedType): Handler =>
  async (ctx) => {
    const { language } = panelQuery(presenceRequest, ctx);
    await removePresence(strapi, targetOf(noun, ctx, language), callerId());
    ctx.status = 204;
  };
