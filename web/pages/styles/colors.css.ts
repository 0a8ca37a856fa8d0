import type { APIRoute } from 'astro';
import { stylesheetAt } from '../../logic/stylesheet.ts';

export const GET: APIRoute = ({ url }) => {
  const css = stylesheetAt(url);
  if (css === undefined) return new Response(null, { status: 404 });
  return new Response(css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Tag': 'page',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
};
