import { defineMiddleware } from 'astro:middleware';
import { chooseLanguage, languageKey } from '#contract/language';
import { previewKey } from '#contract/preview';
import { site } from './data/site.ts';
import { allowFraming, allowSending } from './logic/policy.ts';

const policyHeader = 'content-security-policy';

/** Chooses the language before anything is drawn, so that the first paint is right (PRODUCT 4). */
export const onRequest = defineMiddleware(async ({ cookies, locals, request, url }, next) => {
  locals.language = chooseLanguage({
    parameter: url.searchParams.get(languageKey),
    cookie: cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  const response = await next();
  const policy = response.headers.get(policyHeader);
  if (url.searchParams.has(previewKey)) {
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    // Only for holders of a key that holds: the panel shows the page in a frame of its own.
    if (locals.isPreview && policy) response.headers.set(policyHeader, allowFraming(policy));
  }
  // The build knows nothing of the operator's settings.
  if (site.analytics && policy)
    response.headers.set(policyHeader, allowSending(policy, site.analytics));
  return response;
});
