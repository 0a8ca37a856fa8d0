import type { Core } from '@strapi/strapi';
import { closeRoute } from '../../panel/close-route.ts';

/** Any letter to any address is for nobody to send; the test letter, which asks for a permission, stays. */
export default function closeSending(plugin: Core.Plugin): Core.Plugin {
  return closeRoute(plugin, { method: 'POST', path: '/' });
}
