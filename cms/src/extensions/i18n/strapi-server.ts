import type { Core } from '@strapi/strapi';
import { closeRoute } from '../../panel/close-route.ts';

/** These settings are of what is paid for, and whatever was sent would be kept. */
export default function closeSettings(plugin: Core.Plugin): Core.Plugin {
  return closeRoute(plugin, { method: 'PUT', path: '/settings' });
}
