import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../panel/remove-route.ts';

/** Any email to any address is for nobody to send; the test email, which asks for a permission, stays. */
export default function closeSending(plugin: Core.Plugin): Core.Plugin {
  return removeRoute(plugin, { method: 'POST', path: '/' });
}
