import type { Core } from '@strapi/strapi';
import { isUpload } from '../../core/body.ts';
import { hideAddresses } from '../../strapi/hide-addresses.ts';
import { changesManyFiles, requireRightToAllFiles } from '../../strapi/file-rights.ts';
import { removeRoute } from '../../strapi/remove-route.ts';

/**
 * Multipart bodies are parsed only on these routes, after Strapi has checked the session. Removes the route that fetches
 * files from any address, also inside the operator's network; the panel has the browser fetch them. Hides the email
 * addresses of people who uploaded files from callers who cannot see accounts.
 */
export default function parseUploads(plugin: Core.Plugin): Core.Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  for (const route of admin?.routes ?? []) {
    const takesFiles = isUpload({ method: route.method, path: `/upload${route.path}` });
    route.config = {
      ...route.config,
      middlewares: [
        ...(changesManyFiles(route.path) ? [requireRightToAllFiles] : []),
        ...(takesFiles ? ['global::upload'] : []),
        hideAddresses,
      ],
    };
  }
  return removeRoute(plugin, { method: 'POST', path: '/actions/upload-from-urls' });
}
