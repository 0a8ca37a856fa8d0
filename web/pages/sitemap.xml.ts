import type { APIRoute } from 'astro';
import { tagOf } from '#contract/change';
import { unlessFailed } from '../data/client.ts';
import { site } from '../data/site.ts';
import { countParts } from '../data/sitemap.ts';
import { sitemapIndex } from '../logic/sitemap.ts';

/** Where the parts of the sitemap stand: the pages, and the affirmations in as many as they need. */
export const GET: APIRoute = async () => {
  const count = await unlessFailed(countParts());
  if (count === undefined) return new Response(null, { status: 503 });
  const names = ['pages', ...Array.from({ length: count }, (_, at) => `affirmations-${at + 1}`)];
  const addresses = names.map((name) => new URL(`/sitemap-${name}.xml`, site.url));
  return new Response(sitemapIndex(addresses), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Tag': tagOf('affirmation'),
    },
  });
};
