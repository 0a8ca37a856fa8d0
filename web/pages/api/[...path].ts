import type { APIRoute } from 'astro';
import { passOn } from '../../data/proxy.ts';

export const ALL: APIRoute = ({ request, locals }) => passOn(request, locals.language);
