import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Adds a middleware to one of Strapi's panel routes, instead of any it has. Throws if there is no such route. */
export function addRouteMiddleware(
  strapi: Core.Strapi,
  method: string,
  path: string,
  middleware: (ctx: Context, next: Next) => Promise<void>,
): void {
  const { routes } = strapi.admin;
  const route = Array.isArray(routes)
    ? undefined
    : routes['admin']?.routes.find((each) => each.method === method && each.path === path);
  if (!route) throw new Error(`The panel has no route ${method} ${path}`);
  route.config = { ...route.config, middlewares: [middleware] };
}
