import type { Core } from '@strapi/strapi';
import { isUpload } from '../../core/body.ts';

/** Multipart bodies are parsed only on these routes, after Strapi has checked the session. */
export default function parseUploads(plugin: Core.Plugin): Core.Plugin {
  const admin = Array.isArray(plugin.routes) ? undefined : plugin.routes['admin'];
  for (const route of admin?.routes ?? [])
    if (isUpload({ method: route.method, path: `/upload${route.path}` }))
      route.config = { ...route.config, middlewares: ['global::upload'] };
  return plugin;
}
