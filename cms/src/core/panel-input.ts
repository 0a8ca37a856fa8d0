import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';

/** Parses the query of a panel call. Throws `ValidationError`, which the panel shows. */
export function panelQuery<Schema extends z.ZodType>(
  schema: Schema,
  ctx: Context,
): z.output<Schema> {
  return read(schema, ctx.query);
}

/** Parses the body of a panel call. Throws `ValidationError`, which the panel shows. */
export function panelBody<Schema extends z.ZodType>(
  schema: Schema,
  ctx: Context,
): z.output<Schema> {
  return read(schema, ctx.request.body);
}

function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const found = schema.safeParse(given);
  if (!found.success) throw new errors.ValidationError(z.prettifyError(found.error));
  return found.data;
}
