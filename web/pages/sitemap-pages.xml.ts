import type { APIRoute } from 'astro';
import { cacheTag } from '#contract/change';
import { listCategories } from '../data/category.ts';
import { undefinedIfUnavailable } from '../data/cms-client.ts';
import { site } from '../data/site.ts';
import { categoryPath } from '../logic/category.ts';
import { sitemapPart } from '../logic/sitemap.ts';

const pages = ['/', '/create', '/printable-cards', '/about', '/lesson-guide'];

/** The part of the sitemap with all public pages and categories. */
export const GET: APIRoute = async ({ locals }) => {
  const categories = await undefinedIfUnavailable(listCategories(locals.language));
  if (!categories) return new Response(null, { status: 503 });
  const paths = [...pages, ...categories.map(({ id }) => categoryPath(id))];
  return new Response(sitemapPart(paths.map((path) => new URL(path, site.url))), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Tag': cacheTag('category'),
    },
  });
};
