import type { APIRoute } from 'astro';
import { cacheTag } from '#contract/change';
import { undefinedIfUnavailable } from '../data/cms-client.ts';
import { site } from '../data/site.ts';
import { countParts } from '../data/sitemap.ts';
import { sitemapIndex } from '../logic/sitemap.ts';

/** The sitemap index: one part for the pages, and as many as needed for the affirmations. */
export const GET: APIRoute = async () => {
  const count = await undefinedIfUnavailable(countParts());
  if (count === undefined) return new Response(null, { status: 503 });
  const names = [
    'pages',
    ...Array.from({ length: count }, (_, index) => `affirmations-${index + 1}`),
  ];
  const addresses = names.map((name) => new URL(`/sitemap-${name}.xml`, site.url));
  return new Response(sitemapIndex(addresses), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Tag': cacheTag('affirmation'),
    },
  });
};
