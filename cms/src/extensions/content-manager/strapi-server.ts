import type { Core } from '@strapi/strapi';
import { hideAddresses } from '../../strapi/hide-addresses.ts';
import { listsRelations, rejectUnreadableRelations } from '../../strapi/unreadable-relations.ts';

/** Refuses unreadable relations, and hides authors' email addresses from callers who cannot see accounts. */
export default function extend(plugin: Pick<Core.Plugin, 'routes'>): Pick<Core.Plugin, 'routes'> {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  for (const route of admin?.routes ?? []) {
    const checks = listsRelations(route.path) ? [rejectUnreadableRelations] : [];
    route.config = {
      ...route.config,
      middlewares: [...(route.config?.middlewares ?? []), ...checks, hideAddresses],
    };
  }
  return plugin;
}
