import type { Core } from '@strapi/strapi';

/** Removes an unneeded route of a plugin or of the panel that Strapi opens to every panel user. */
export function removeRoute<Plugin extends Pick<Core.Plugin, 'routes'>>(
  plugin: Plugin,
  closed: { method: string; path: string },
): Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  if (admin)
    admin.routes = admin.routes.filter(
      ({ method, path }) => method !== closed.method || path !== closed.path,
    );
  return plugin;
}
