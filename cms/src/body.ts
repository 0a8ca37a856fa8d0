import type { Context } from 'koa';
import { z } from 'zod';
import { CallError } from './contract/error.ts';
import { parseCall } from './contract/query.ts';

const fields = z.record(z.string(), z.unknown());

/**
 * The body of a call, read with a schema (PRODUCT 27). Raises `CallError`:
 * `unsupported-media-type`, `malformed` where it is no object, `invalid` with each wrong field.
 */
export function parseBody<Schema extends z.ZodObject>(
  schema: Schema,
  ctx: Context,
): z.output<Schema> {
  if (!ctx.is('json')) throw new CallError('unsupported-media-type');
  const given = fields.safeParse(ctx.request.body);
  if (!given.success) throw new CallError('malformed');
  return parseCall(schema, given.data, 'invalid');
}
