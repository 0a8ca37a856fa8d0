import type { APIRoute } from 'astro';
import { affirmation } from '#contract/affirmation';
import { errorStatus } from '#contract/error';
import { forwardToCms } from '../../../data/proxy.ts';
import { parseCategoryId } from '../../../logic/category.ts';
import { listingPath, parseFilter } from '../../../logic/listing.ts';

/** An API call, but also a link: browsers that navigate here are redirected to the affirmation (behavior C4). */
export const ALL: APIRoute = async ({ request, locals, url, rewrite, redirect }) => {
  const response = await forwardToCms(request, locals.language);
  if (!isNavigation(request.headers)) return response;
  // Visitors who followed a link get the error page instead of JSON.
  if (response.status >= 500) {
    const page = await rewrite(new URL(`/500${url.search}`, url));
    return new Response(page.body, { status: response.status, headers: page.headers });
  }
  // No affirmation matches the filter: the page of its list says so.
  if (response.status === errorStatus['not-found']) {
    const categoryId = parseCategoryId(url.searchParams.get('categoryId') ?? undefined);
    return redirect(listingPath({ categoryId, ...parseFilter(url.searchParams) }), 303);
  }
  if (!response.ok) return response;

  const { id } = affirmation.parse(await response.json());
  const headers = new Headers({ Location: `/affirmations/${id}`, 'Cache-Control': 'no-store' });
  for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
};

function isNavigation(headers: Headers): boolean {
  const destination = headers.get('Sec-Fetch-Dest');
  return destination
    ? destination === 'document'
    : (headers.get('Accept') ?? '').includes('text/html');
}
