import type { APIRoute } from 'astro';
import { loadDisplay } from './_content.ts';

/** What a display shows by now, for one that has been open for a while. */
export const GET: APIRoute = async (context) => {
  const { content, headers, status } = await loadDisplay(context);
  return Response.json(content ?? null, { status, headers });
};
