import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../panel/remove-route.ts';

/** Closes the settings of a paid feature, which would store any input. */
export default function closeSettings(plugin: Core.Plugin): Core.Plugin {
  return removeRoute(plugin, { method: 'PUT', path: '/settings' });
}
