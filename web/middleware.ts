import { defineMiddleware } from 'astro:middleware';
import { chooseLanguage, languageKey } from '#contract/language';

/** Chooses the language before anything is drawn, so that the first paint is right (PRODUCT 4). */
export const onRequest = defineMiddleware(({ cookies, locals, request, url }, next) => {
  locals.language = chooseLanguage({
    parameter: url.searchParams.get(languageKey),
    cookie: cookies.get(languageKey)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  });
  return next();
});
