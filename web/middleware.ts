import { defineMiddleware } from 'astro:middleware';
import { chooseLanguage, languageKey } from '#contract/language';
import { site } from './data/site.ts';
import { allowSending } from './logic/policy.ts';

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
  // The build knows nothing of the operator's settings.
  if (site.analytics && policy)
    response.headers.set(policyHeader, allowSending(policy, site.analytics));
  return response;
});
