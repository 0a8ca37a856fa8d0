import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../strapi/remove-route.ts';

/** Removes the route that sends any email to any address. The test email remains, because it requires a permission. */
export default function removeSendRoute(plugin: Core.Plugin): Core.Plugin {
  return removeRoute(plugin, { method: 'POST', path: '/' });
}
