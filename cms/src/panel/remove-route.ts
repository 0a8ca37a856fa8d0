import type { Core } from '@strapi/strapi';

/**
 * Takes a call of the panel away from a plugin, or from the panel itself: one that Strapi lets everybody of the panel
 * make, and that nobody needs.
 */
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
