import type { APIRoute } from 'astro';
import { findClassCollection } from '../../../data/class-link.ts';
import { site } from '../../../data/site.ts';
import { classPath } from '../../../logic/class-link.ts';
import { notFound } from '../../../logic/not-found.ts';
import { drawQrCode } from '../../../pictures/qr-code.ts';

/** The QR code of a class link, for sheets and slides. */
export const GET: APIRoute = async ({ params: { token = '' }, locals }) => {
  if (!(await findClassCollection(token, locals.language))) return notFound();
  const svg = drawQrCode(new URL(classPath(token), site.url).href);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
