import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../panel/remove-route.ts';

/** Closes the route that sends any email to any address; the test email, which requires a permission, stays. */
export default function closeSending(plugin: Core.Plugin): Core.Plugin {
  return removeRoute(plugin, { method: 'POST', path: '/' });
}
