import type { Context } from 'koa';
import { createHash, timingSafeEqual } from 'node:crypto';
import { keyHeader } from './contract/change.ts';

/** Whether a call comes from the site: it shows the key that both programs were started with, if there is one. */
export function hasKey(ctx: Pick<Context, 'get'>): boolean {
  const key = process.env.CMS_KEY;
  if (!key) return false;
  return timingSafeEqual(digest(ctx.get(keyHeader)), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
