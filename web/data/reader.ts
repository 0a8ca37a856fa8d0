import type { AstroGlobal } from 'astro';
import type { CurrentUser } from '#contract/auth';
import { errorStatus } from '#contract/error';
import { findReader } from './auth.ts';
import { unlessFailed } from './client.ts';

/**
 * Opens a page of a member's own, which nobody may keep. Out: who reads it; null for a visitor, undefined where
 * that cannot be known now: the page's status says so.
 */
export async function openForMember({
  locals,
  request,
  response,
}: Pick<AstroGlobal, 'locals' | 'request' | 'response'>): Promise<CurrentUser | undefined> {
  response.headers.set('Cache-Control', 'private, no-store');
  const reader = await unlessFailed(findReader(request, locals.language));
  if (!reader) response.status = errorStatus[reader === null ? 'unauthorized' : 'unavailable'];
  return reader;
}
