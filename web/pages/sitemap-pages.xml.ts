import type { APIRoute } from 'astro';
import { cacheTag } from '#contract/change';
import { ageBands, moments } from '#contract/situation';
import { listCategories } from '../data/category.ts';
import { undefinedIfUnavailable } from '../data/cms-client.ts';
import { site } from '../data/site.ts';
import { listingPath, type Listing } from '../logic/listing.ts';
import { sitemapPart } from '../logic/sitemap.ts';

const pages = [
  '/',
  '/today',
  '/create',
  '/printable-cards',
  '/about',
  '/lesson-guide',
  '/year-plan',
];

/** The part of the sitemap with all public pages, categories and moments. */
export const GET: APIRoute = async ({ locals }) => {
  const categories = await undefinedIfUnavailable(listCategories(locals.language));
  if (!categories) return new Response(null, { status: 503 });
  const lists: Listing[] = [
    ...categories.map(({ id }) => ({ categoryId: id })),
    ...moments.map((moment) => ({ moment })),
  ];
  const ofAges = lists.flatMap((list) => ageBands.map((age) => ({ ...list, age })));
  const paths = [...pages, ...[...lists, ...ofAges].map(listingPath)];
  return new Response(sitemapPart(paths.map((path) => new URL(path, site.url))), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Tag': cacheTag('category'),
    },
  });
};
