import type { APIRoute } from 'astro';
import { findClassCollection } from '../../../data/class-link.ts';
import { site } from '../../../data/site.ts';
import { classPath } from '../../../logic/class-link.ts';
import { notFound } from '../../../logic/not-found.ts';

/** A class link as a file that opens it, for a school's platform (behavior K4). */
export const GET: APIRoute = async ({ params: { token = '' }, locals }) => {
  const found = await findClassCollection(token, locals.language);
  if (!found) return notFound();
  const { href } = new URL(classPath(token), site.url);
  const name = encodeURIComponent(`${found.name}.url`).replace(/['()*]/g, '_');
  return new Response(`[InternetShortcut]\r\nURL=${href}\r\n`, {
    headers: {
      'Content-Type': 'application/internet-shortcut',
      'Content-Disposition': `attachment; filename="collection.url"; filename*=UTF-8''${name}`,
    },
  });
};
