import type { APIRoute } from 'astro';
import { cacheTag } from '#contract/change';
import { loadOfflineContent } from '../../data/offline.ts';

/** What browsers keep for offline: the public content in one language. */
export const GET: APIRoute = async ({ locals }) =>
  Response.json(await loadOfflineContent(locals.language), {
    headers: { 'Cache-Tag': [cacheTag('affirmation'), cacheTag('category')].join() },
  });
