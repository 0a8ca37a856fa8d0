import type { Core } from '@strapi/strapi';
import { isUpload } from '../../core/body.ts';

/** Fetches files on the server, past all limits. The panel, whose own "From URL" fetches in the browser, has no use for it. */
const fetchPath = '/actions/upload-from-urls';

/** Multipart bodies are parsed only on the routes for uploads, after Strapi has checked the session. */
export default function parseUploads(plugin: Core.Plugin): Core.Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  if (admin) admin.routes = admin.routes.filter(({ path }) => path !== fetchPath);
  for (const route of admin?.routes ?? [])
    if (isUpload({ method: route.method, path: `/upload${route.path}` }))
      route.config = { ...route.config, middlewares: ['global::upload'] };
  return plugin;
}
