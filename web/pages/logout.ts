import type { APIRoute } from 'astro';
import { callCmsApi, redirectTo } from '../data/form.ts';

/** Logging out without JavaScript. */
export const POST: APIRoute = async ({ request, locals }) =>
  redirectTo('/', await callCmsApi(request, locals.language, 'POST', '/api/auth/logout'));
