import type { APIRoute } from 'astro';
import { cacheTag } from '#contract/change';
import { positiveInteger } from '#contract/query';
import { undefinedIfUnavailable } from '../data/cms-client.ts';
import { site } from '../data/site.ts';
import { idsInPart } from '../data/sitemap.ts';
import { sitemapPart } from '../logic/sitemap.ts';

export const GET: APIRoute = async ({ params }) => {
  const part = positiveInteger.safeParse(params['part']);
  if (!part.success) return new Response(null, { status: 404 });
  const ids = await undefinedIfUnavailable(idsInPart(part.data));
  if (!ids) return new Response(null, { status: 503 });
  if (ids.length === 0 && part.data > 1) return new Response(null, { status: 404 });
  return new Response(sitemapPart(ids.map((id) => new URL(`/affirmations/${id}`, site.url))), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Tag': cacheTag('affirmation'),
    },
  });
};
