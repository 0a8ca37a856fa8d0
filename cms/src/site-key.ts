import type { Context } from 'koa';
import { createHash, timingSafeEqual } from 'node:crypto';
import { keyHeader } from './contract/change.ts';

/** One key per purpose, so that a stolen one opens no more than its holder needs. */
const variables = {
  site: 'CMS_KEY',
  content: 'CONTENT_KEY',
  newsletter: 'NEWSLETTER_KEY',
} as const;
export type KeyPurpose = keyof typeof variables;

/** Whether a call shows the key for a purpose. A CMS that was started without this key accepts none. */
export function hasKey(ctx: Pick<Context, 'get'>, purpose: KeyPurpose = 'site'): boolean {
  const key = process.env[variables[purpose]];
  if (!key) return false;
  return timingSafeEqual(digest(ctx.get(keyHeader)), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
