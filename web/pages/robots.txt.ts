import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';

/** Calls, members' pages and sheets of paper are nothing to find. */
const closed = ['/api/', '/dashboard', '/print/', '/print?', '/subscribe'];

export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site.url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Tag': 'page' },
  });
};
