import type { Core } from '@strapi/strapi';
import { hideAddresses } from '../../strapi/hide-addresses.ts';
import { filterByShownStatus, listsEntries } from '../../strapi/list-statuses.ts';
import { listsRelated, showSharedRelation } from '../../strapi/shared-relations.ts';
import { readingCheckOf } from '../../strapi/unreadable-entries.ts';
import { listsRelations, rejectUnreadableRelations } from '../../strapi/unreadable-relations.ts';

/** Strapi's routes for single types also accept other types, and would read all their entries. There are no single types. */
const isForSingleTypes = (path: string): boolean => path.startsWith('/single-types/');

/**
 * Refuses what a caller may not read, and hides authors' email addresses from callers who cannot see accounts. Shows the
 * relations of an entry also for a language that it doesn't have yet. Filters lists by each status that they show.
 */
export default function extend(plugin: Pick<Core.Plugin, 'routes'>): Pick<Core.Plugin, 'routes'> {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  if (admin) admin.routes = admin.routes.filter(({ path }) => !isForSingleTypes(path));
  for (const route of admin?.routes ?? []) {
    const check = listsRelations(route.path)
      ? rejectUnreadableRelations
      : readingCheckOf(route.path);
    route.config = {
      ...route.config,
      middlewares: [
        ...(route.config?.middlewares ?? []),
        ...(check ? [check] : []),
        ...(listsRelated(route.path) ? [showSharedRelation] : []),
        ...(listsEntries(route.path) ? [filterByShownStatus] : []),
        hideAddresses,
      ],
    };
  }
  return plugin;
}
