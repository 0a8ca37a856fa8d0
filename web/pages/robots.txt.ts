import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';

/** API calls, members' pages and print sheets don't belong in search results. */
const disallowed = ['/api/', '/dashboard', '/listen', '/print/', '/print?', '/subscribe'];

export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site.url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Tag': 'page' },
  });
};
