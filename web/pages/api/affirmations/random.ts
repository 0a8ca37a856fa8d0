import type { APIRoute } from 'astro';
import { affirmation } from '#contract/affirmation';
import { passOn } from '../../../data/proxy.ts';

/** Both a call and a link: a browser that goes there is sent on to the affirmation (behavior C4). */
export const ALL: APIRoute = async ({ request, locals, url, rewrite }) => {
  const answer = await passOn(request, locals.language);
  if (!isNavigation(request.headers)) return answer;
  // Whoever pressed a link gets a page, with a way on.
  if (answer.status >= 500) {
    const page = await rewrite(new URL(`/500${url.search}`, url));
    return new Response(page.body, { status: answer.status, headers: page.headers });
  }
  if (!answer.ok) return answer;

  const { id } = affirmation.parse(await answer.json());
  const lang = url.searchParams.get('lang');
  const headers = new Headers({
    Location: `/affirmations/${id}${lang ? `?lang=${locals.language}` : ''}`,
  });
  headers.set('Cache-Control', 'no-store');
  for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
};

function isNavigation(headers: Headers): boolean {
  const destination = headers.get('Sec-Fetch-Dest');
  return destination
    ? destination === 'document'
    : (headers.get('Accept') ?? '').includes('text/html');
}
