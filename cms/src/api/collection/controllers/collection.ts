import type { Context } from 'koa';
import { restoreDeleted, softDelete } from '../../../core/member-rows.ts';
import { parseBody } from '../../../core/body.ts';
import {
  collectionChange,
  collectionItem,
  collectionListQuery,
  collectionOrder,
  newCollection,
} from '../../../contract/collection.ts';
import { CallError } from '../../../contract/error.ts';
import { parseCall } from '../../../contract/query.ts';
import { pathId, requestLanguage } from '../../../core/request.ts';
import { requireMember } from '../../../core/member.ts';
import { enforceLimit } from '../../../core/rate-limits.ts';
import { findCollection, findCollectionDetail, listCollections } from '../queries.ts';
import {
  addItem,
  addItems,
  changeCollection,
  createCollection,
  orderItems,
  removeItem,
} from '../writes.ts';

const db = () => strapi.db.connection;
const table = 'saved_collections';

/** A member's collections. For anyone else they respond with 404 (behavior K1). */
export default {
  async list(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const { affirmationId } = parseCall(collectionListQuery, ctx.query);
    ctx.body = await listCollections(db(), userId, requestLanguage(ctx), affirmationId);
  },

  async create(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const body = parseBody(newCollection, ctx);
    await enforceLimit('collections', ctx);
    if (body.affirmationIds.length > 0) await enforceLimit('filledCollections', ctx);
    const id = await createCollection(db(), userId, body, requestLanguage(ctx));
    await show(ctx, userId, id, 201);
  },

  async find(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const found = await findCollectionDetail(db(), userId, pathId(ctx), requestLanguage(ctx));
    if (!found) throw new CallError('not-found');
    ctx.body = found;
  },

  async change(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const id = pathId(ctx);
    await changeCollection(db(), userId, id, parseBody(collectionChange, ctx));
    await show(ctx, userId, id);
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
    await show(ctx, userId, id);
  },

  async order(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const { affirmationIds } = parseBody(collectionOrder, ctx);
    await orderItems(db(), userId, pathId(ctx), affirmationIds);
    ctx.status = 204;
  },

  async add(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const id = pathId(ctx);
    const { affirmationId, affirmationIds = [] } = parseBody(collectionItem, ctx);
    if (affirmationId === undefined) {
      await enforceLimit('filledCollections', ctx);
      await addItems(db(), userId, id, affirmationIds, requestLanguage(ctx));
      return show(ctx, userId, id, 201);
    }
    await enforceLimit('collectionItems', ctx);
    ctx.status = 201;
    ctx.body = await addItem(db(), userId, id, affirmationId, requestLanguage(ctx));
  },

  async take(ctx: Context) {
    const { id: userId } = await requireMember(ctx);
    const affirmationId = pathId(ctx, 'affirmationId');
    await removeItem(db(), userId, pathId(ctx), affirmationId);
    ctx.status = 204;
  },
};

async function show(ctx: Context, userId: number, id: number, status = 200) {
  const found = await findCollection(db(), userId, id, requestLanguage(ctx));
  // Deleted in another tab in the meantime.
  if (!found) throw new CallError('not-found');
  ctx.status = status;
  ctx.body = found;
}
