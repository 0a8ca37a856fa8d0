import type { Context } from 'koa';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import {
  isLocalized,
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
import { canRestore, creatorOf, isAllowed, withReadableFields } from './readable.ts';

type Handler = (ctx: Context) => Promise<void>;

const document = z.object({ documentId: z.string() });

/** The entry of a call, which the caller can read in this language, and its creator. */
async function findTarget(
  noun: VersionedType,
  ctx: Context,
  language: Language | undefined,
): Promise<{ target: VersionTarget; createdBy: unknown }> {
  if ((language !== undefined) !== isLocalized(noun)) ctx.throw(400);
  const { documentId } = document.parse(ctx['params']);
  const target = { noun, documentId, language };
  const createdBy = await creatorOf(strapi, target);
  if (!isAllowed(strapi, 'read', target, createdBy))
    forbid(strapi, panelTexts(strapi).content.notYourLanguage);
  return { target, createdBy };
}

const callerId = () => currentPanelUser(strapi)?.id ?? 0;

export const showVersions =
  (noun: VersionedType): Handler =>
  async (ctx) => {
    const { page, language } = panelQuery(versionQuery, ctx);
    const { target, createdBy } = await findTarget(noun, ctx, language);
    const readable = (fields: VersionContent | null) =>
      fields && withReadableFields(strapi, target, createdBy, fields);
    const { versions, total } = await listVersions(strapi, target, callerId(), page);
    ctx.body = {
      versions: versions.map((each) => ({
        ...each,
        fields: readable(each.fields),
        before: readable(each.before),
      })),
      total,
      now: readable(await readNow(strapi, target)),
      canRestore: canRestore(strapi, target, createdBy),
    };
  };

/** Notes that the caller has an entry open, and answers who else has. */
export const keepOpen =
  (noun: VersionedType): Handler =>
  async (ctx) => {
    const { language } = panelBody(presenceRequest, ctx);
    const { target } = await findTarget(noun, ctx, language);
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
    const { target } = await findTarget(noun, ctx, language);
    await removePresence(strapi, target, callerId());
    ctx.status = 204;
  };
