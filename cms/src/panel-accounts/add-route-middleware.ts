import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Puts a middleware before a route of Strapi's panel, in place of Strapi's own limits there. Throws where there is no such route. */
export function addRouteMiddleware(
  strapi: Core.Strapi,
  method: string,
  path: string,
  guard: (ctx: Context, next: Next) => Promise<void>,
): void {
  const { routes } = strapi.admin;
  const route = Array.isArray(routes)
    ? undefined
    : routes['admin']?.routes.find((each) => each.method === method && each.path === path);
  if (!route) throw new Error(`The panel has no route ${method} ${path}`);
  route.config = { ...route.config, middlewares: [guard] };
}
