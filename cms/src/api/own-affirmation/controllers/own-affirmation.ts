import type { Context } from 'koa';
import { restoreDeleted, softDelete } from '../../../core/member-rows.ts';
import { parseBody } from '../../../core/body.ts';
import { newOwnAffirmation, ownAffirmationChange } from '../../../contract/affirmation.ts';
import { CallError } from '../../../contract/error.ts';
import { pathId, requestLanguage } from '../../../core/request.ts';
import { requireMember } from '../../../core/member.ts';
import { enforceLimit } from '../../../core/rate-limits.ts';
import { findOwnAffirmation, listOwnAffirmations } from '../queries.ts';
import { changeOwnAffirmation, createOwnAffirmation } from '../writes.ts';

const db = () => strapi.db.connection;
const table = 'own_affirmations';

/** A member's own affirmations, which only they can see (behavior U5). */
export default {
  async list(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    ctx.body = await listOwnAffirmations(db(), userId);
  },

  async create(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const given = parseBody(newOwnAffirmation, ctx);
    await enforceLimit('ownAffirmations', ctx);
    ctx.status = 201;
    ctx.body = await createOwnAffirmation(db(), userId, given, requestLanguage(ctx));
  },

  async change(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const change = parseBody(ownAffirmationChange, ctx);
    ctx.body = await changeOwnAffirmation(db(), userId, pathId(ctx), change);
  },

  async remove(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    await softDelete(db(), table, userId, pathId(ctx));
    ctx.status = 204;
  },

  async restore(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const id = pathId(ctx);
    await restoreDeleted(db(), table, userId, id);
    const restored = await findOwnAffirmation(db(), userId, id);
    if (!restored) throw new CallError('not-found');
    ctx.body = restored;
  },
};
