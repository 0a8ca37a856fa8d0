import type { Context } from 'koa';
import { CallError } from '../contract/error.ts';
import { chooseLanguage, languageKey, type Language } from '../contract/language.ts';
import { callerAddress, networkOf } from '../contract/network.ts';
import { positiveInteger } from '../contract/query.ts';
import { cmsSettings } from './settings.ts';
import { hasKey } from './site-key.ts';

/**
 * The caller's network, from the site's X-Forwarded-For, or else from what the operator's outermost proxy saw. An IPv6
 * /48 counts as one caller, because one customer can use any address in it.
 */
export function callerNetwork(ctx: Context): string {
  const proxies = hasKey(ctx) ? 1 : cmsSettings().TRUSTED_PROXIES;
  return networkOf(callerAddress(ctx.req, proxies));
}

/** The language of the response (behavior L2). */
export function requestLanguage(ctx: Context): Language {
  return chooseLanguage({
    parameter: ctx.query[languageKey],
    cookie: ctx.cookies.get(languageKey),
    acceptLanguage: ctx.get('Accept-Language'),
  });
}

/** @throws `CallError` `not-found` for a path parameter that cannot be an id. */
export function pathId(ctx: Context, name = 'id'): number {
  const id = positiveInteger.safeParse(ctx.params[name]);
  if (!id.success) throw new CallError('not-found');
  return id.data;
}
