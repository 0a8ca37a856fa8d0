import type { APIContext, MiddlewareNext } from 'astro';
import idle from 'astro/client/idle.prebuilt.js';
import media from 'astro/client/media.prebuilt.js';
import only from 'astro/client/only.prebuilt.js';
import visible from 'astro/client/visible.prebuilt.js';
import { defineMiddleware } from 'astro:middleware';
import islandInDevelopment from 'astro/runtime/server/astro-island.prebuilt-dev.js';
import { createHash, randomUUID } from 'node:crypto';
import { chooseLanguage, isLanguage, languageKey } from '#contract/language';
import { previewKey } from '#contract/preview';
import { CmsError } from './data/cms-client.ts';
import { currentRequest, logError } from './data/request.ts';
import { site } from './data/site.ts';
import {
  allowConnectSrc,
  allowFrameAncestors,
  removeHashes,
} from './logic/content-security-policy.ts';
import { withLanguage } from './logic/language-url.ts';

const policyHeader = 'content-security-policy';

/**
 * Astro also allows its directives that no island uses, its islands in development, and an empty style: 320 bytes of each
 * page.
 */
const unusedHashes = [idle, media, only, visible, islandInDevelopment, ''].map(
  (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
);

/** Chooses the language before the page renders, so that the first paint is right (behavior L3). */
export const onRequest = defineMiddleware(async (context, next) => {
  const { cookies, locals, request, url } = context;
  locals.language = chooseLanguage({
    parameter: url.searchParams.get(languageKey),
    cookie: cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const requestContext = {
    id: (locals.requestId ??= randomUUID()),
    isBodyTooLarge: false,
    ...locals,
  };
  const response = await currentRequest.run(requestContext, () => render(context, next));
  // After a form, the browser has the language’s cookie.
  if (request.method !== 'POST') keepLanguage(response, url);
  // The service worker stores a page under its language.
  response.headers.set('Content-Language', locals.language);
  if (url.searchParams.has(previewKey)) {
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  let policy = response.headers.get(policyHeader);
  if (!policy) return response;
  // In development Astro uses more of its scripts.
  if (!import.meta.env.DEV) policy = removeHashes(policy, unusedHashes);
  // The admin panel shows previews in a frame. This is only set for a valid preview key.
  if (locals.isPreview) policy = allowFrameAncestors(policy);
  // Added here, because the operator's settings aren't known at build time.
  if (site.analytics) policy = allowConnectSrc(policy, site.analytics);
  response.headers.set(policyHeader, policy);
  return response;
});

/** Adds the language that the address asks for to where it redirects (behavior P5). */
function keepLanguage({ headers }: Response, url: URL): void {
  const asked = url.searchParams.get(languageKey);
  const location = headers.get('Location');
  if (!isLanguage(asked) || !location?.startsWith('/')) return;
  const { pathname, search, hash } = withLanguage(new URL(location, url), asked);
  headers.set('Location', pathname + search + hash);
}

const errorPath = '/500';

/** Renders the page, or the error page if that fails, with status 500 for a bug or 503 for an outage. */
async function render(context: APIContext, next: MiddlewareNext): Promise<Response> {
  try {
    return await next();
  } catch (error) {
    // In development Astro shows the error. It also handles a failure of the error page itself.
    if (import.meta.env.DEV || context.url.pathname === errorPath) throw error;
    logError(error);
    const isBug = !(error instanceof CmsError) || error.isBug;
    const { headers } = context.request;
    const page = await context.rewrite(
      new Request(new URL(errorPath + context.url.search, context.url), { headers }),
    );
    return new Response(page.body, { status: isBug ? 500 : 503, headers: page.headers });
  }
}
