import type { Context } from 'koa';
import { createHash, timingSafeEqual } from 'node:crypto';
import { cmsKeyHeader } from '../contract/change.ts';

/** One key per purpose, so that a stolen one gives access to as little as possible. */
const variables = {
  site: 'CMS_KEY',
  content: 'CONTENT_KEY',
  newsletter: 'NEWSLETTER_KEY',
} as const;
export type KeyPurpose = keyof typeof variables;

/** Whether a call has the key for a purpose. Always false if the CMS was started without that key. */
export function hasKey(ctx: Pick<Context, 'get'>, purpose: KeyPurpose = 'site'): boolean {
  const key = process.env[variables[purpose]];
  if (!key) return false;
  return timingSafeEqual(digest(ctx.get(cmsKeyHeader)), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
