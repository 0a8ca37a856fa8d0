import type { Core } from '@strapi/strapi';
import { isUpload } from '../../core/body.ts';
import { changesManyFiles, requireRightToAllFiles } from '../../strapi/file-rights.ts';
import { removeRoute } from '../../strapi/remove-route.ts';

/**
 * Multipart bodies are parsed only on these routes, after Strapi has checked the session. Removes the route that fetches
 * files from any address, also inside the operator's network; the panel has the browser fetch them.
 */
export default function parseUploads(plugin: Core.Plugin): Core.Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  for (const route of admin?.routes ?? []) {
    if (changesManyFiles(route.path))
      route.config = { ...route.config, middlewares: [requireRightToAllFiles] };
    if (isUpload({ method: route.method, path: `/upload${route.path}` }))
      route.config = { ...route.config, middlewares: ['global::upload'] };
  }
  return removeRoute(plugin, { method: 'POST', path: '/actions/upload-from-urls' });
}
