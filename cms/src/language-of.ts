import type { Context } from 'koa';
import { chooseLanguage, languageKey, type Language } from './contract/language.ts';

/** The language in which a call is answered (behavior L2). */
export function languageOf(ctx: Context): Language {
  return chooseLanguage({
    parameter: ctx.query[languageKey],
    cookie: ctx.cookies.get(languageKey),
    acceptLanguage: ctx.get('Accept-Language'),
  });
}
