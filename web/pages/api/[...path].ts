import type { APIRoute } from 'astro';
import { forwardToCms } from '../../data/proxy.ts';

export const ALL: APIRoute = ({ request, locals }) => forwardToCms(request, locals.language);
