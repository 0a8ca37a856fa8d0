import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hideAddresses } from '../../strapi/hide-addresses.ts';

interface Plugin extends Pick<Core.Plugin, 'routes'> {
  controllers: {
    relations: {
      extractAndValidateRequestInfo(...given: unknown[]): Promise<object | undefined>;
    };
  };
}

/**
 * Refuses relations that the caller cannot read, because Strapi would fail with a 500. Hides the email addresses of
 * authors from callers who cannot see accounts.
 */
export default function extend(plugin: Plugin): Plugin {
  const { relations } = plugin.controllers;
  const extract = relations.extractAndValidateRequestInfo;
  relations.extractAndValidateRequestInfo = async function rejectUnreadable(...given) {
    const found = await extract.apply(this, given);
    if (!found) throw new errors.ForbiddenError();
    return found;
  };
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  for (const route of admin?.routes ?? [])
    route.config = {
      ...route.config,
      middlewares: [...(route.config?.middlewares ?? []), hideAddresses],
    };
  return plugin;
}
