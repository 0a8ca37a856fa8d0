import type { Core } from '@strapi/strapi';

/** Removes a route of a plugin or of the panel that Strapi opens to every panel user. Throws if there is no such route. */
export function removeRoute<Plugin extends Pick<Core.Plugin, 'routes'>>(
  plugin: Plugin,
  closed: { method: string; path: string },
): Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  const kept = admin?.routes.filter(
    ({ method, path }) => method !== closed.method || path !== closed.path,
  );
  if (!admin || !kept || kept.length === admin.routes.length)
    throw new Error(`Strapi has no route ${closed.method} ${closed.path} to remove`);
  admin.routes = kept;
  return plugin;
}
