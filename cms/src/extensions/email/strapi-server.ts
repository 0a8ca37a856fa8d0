import type { Core } from '@strapi/strapi';

/**
 * Closes the plugin's call that lets whoever is logged in to the panel, translators too, send any
 * letter to any address. Its test letter, which asks for a permission, stays.
 */
export default function closeSending(plugin: Core.Plugin): Core.Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  if (admin)
    admin.routes = admin.routes.filter(({ method, path }) => method !== 'POST' || path !== '/');
  return plugin;
}
