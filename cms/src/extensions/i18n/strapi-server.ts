import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../panel/remove-route.ts';

/** These settings are of what is paid for, and whatever was sent would be kept. */
export default function closeSettings(plugin: Core.Plugin): Core.Plugin {
  return removeRoute(plugin, { method: 'PUT', path: '/settings' });
}
