import type { Core } from '@strapi/strapi';
import { removeRoute } from '../../strapi/remove-route.ts';

/** Removes the settings route of a paid feature, which stores input unchecked. */
export default function removeSettingsRoute(plugin: Core.Plugin): Core.Plugin {
  return removeRoute(plugin, { method: 'PUT', path: '/settings' });
}
