import type { Context } from 'koa';
import {
  classLinkChange,
  classLinkListQuery,
  classLinkQuery,
  newClassLink,
} from '../../../contract/class-link.ts';
import { CallError } from '../../../contract/error.ts';
import { parseCall } from '../../../contract/query.ts';
import { parseBody } from '../../../core/body.ts';
import { requireMember, requireSession } from '../../../core/member.ts';
import { enforceLimit } from '../../../core/rate-limits.ts';
import { pathId, requestLanguage } from '../../../core/request.ts';
import { findClassCollection, listClassLinks } from '../queries.ts';
import { changeClassLink, createClassLink, revokeClassLink } from '../writes.ts';

const db = () => strapi.db.connection;

/** Links with which a class reads a member's collection without an account (behavior K4). */
export default {
  /** For everyone who has the token. Any other one responds with the same 404. */
  async read(ctx: Context) {
    const { token } = parseCall(classLinkQuery, ctx.query);
    const found = await findClassCollection(db(), token, requestLanguage(ctx));
    if (!found) throw new CallError('not-found');
    ctx.body = found;
  },

  async list(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const { collectionId } = parseCall(classLinkListQuery, ctx.query);
    ctx.body = await listClassLinks(db(), userId, { collectionId });
  },

  async create(ctx: Context) {
    const session = await requireSession(ctx);
    const body = parseBody(newClassLink, ctx);
    await enforceLimit('classLinks', ctx);
    const id = await createClassLink(db(), session, body);
    await show(ctx, session.member.id, id, 201);
  },

  async change(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const id = pathId(ctx);
    await changeClassLink(db(), userId, id, parseBody(classLinkChange, ctx));
    await show(ctx, userId, id);
  },

  async revoke(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    await revokeClassLink(db(), userId, pathId(ctx));
    ctx.status = 204;
  },
};

async function show(ctx: Context, userId: number, id: number, status = 200) {
  const [found] = await listClassLinks(db(), userId, { id });
  // Its collection was deleted in another tab in the meantime.
  if (!found) throw new CallError('not-found');
  ctx.status = status;
  ctx.body = found;
}
