import type { Context } from 'koa';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { CallError } from '../contract/error.ts';
import { parseCall } from '../contract/query.ts';

const kibibyte = 1024;
/** The largest bodies, in bytes. */
export const bodyLimits = {
  /** Calls of the site. */
  call: 64 * kibibyte,
  /** The panel before login. Strapi's error messages repeat what was sent, indented. */
  login: 8 * kibibyte,
  panel: 1024 * kibibyte,
  /** All files of one upload to the media library. */
  upload: 10 * 1024 * kibibyte,
};

/** The only requests whose multipart bodies are read. Case-insensitive like Strapi's router. */
const uploadPath = /^\/upload(?:\/files(?:\/[^/]+\/replace)?)?\/?$/i;
export const isUpload = (ctx: Pick<Context, 'method' | 'path'>) =>
  ctx.method === 'POST' && uploadPath.test(ctx.path);

const fields = z.record(z.string(), z.unknown());

/**
 * Parses the body of a call with a schema (behavior C3). Throws `CallError`: `unsupported-media-type`, `malformed` if it
 * is not an object, `invalid` with each wrong field.
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

/** How long the bytes of a body can take to arrive. */
const uploadMilliseconds = 60_000;

/**
 * Reads a body of `application/octet-stream`, which Strapi doesn't parse.
 * @param refuse Throws the error for a body that takes too long.
 */
export async function readBytes(ctx: Context, refuse: () => never): Promise<Buffer> {
  const stop = new AbortController();
  const deadline = setTimeout(uploadMilliseconds, undefined, { signal: stop.signal }).then(() => {
    ctx.set('Connection', 'close');
    return refuse();
  });
  try {
    return await Promise.race([collectBytes(ctx), deadline]);
  } finally {
    stop.abort();
  }
}

async function collectBytes(ctx: Context): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of ctx.req) parts.push(part);
  return Buffer.concat(parts);
}
