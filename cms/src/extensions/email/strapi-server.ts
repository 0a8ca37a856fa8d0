import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../strapi/remove-route.ts';
import { replaceTestEmail } from '../../strapi/test-email.ts';

/** Removes the route that sends any email to any address. The test email remains, because it requires a permission. */
export default function extend(plugin: Core.Plugin): Core.Plugin {
  return replaceTestEmail(removeRoute(plugin, { method: 'POST', path: '/' }));
}
