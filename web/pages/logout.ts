import type { APIRoute } from 'astro';
import { callFor, goOn } from '../data/form.ts';

/** Logging out without JavaScript. */
export const POST: APIRoute = async ({ request, locals }) =>
  goOn('/', await callFor(request, locals.language, 'POST', '/api/auth/logout'));
