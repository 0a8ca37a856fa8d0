import type { Context } from 'koa';
import { CallError } from './contract/error.ts';
import { positiveInteger } from './contract/query.ts';

/** An id in a call's path. Raises `CallError` `not-found` for a number that can be none. */
export function pathId(ctx: Context, name = 'id'): number {
  const id = positiveInteger.safeParse(ctx.params[name]);
  if (!id.success) throw new CallError('not-found');
  return id.data;
}
