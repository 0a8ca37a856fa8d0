import type { Core } from '@strapi/strapi';
import { bodyLimits } from '../src/core/body.ts';

const middlewares: Core.Config.Middlewares = [
  // First, so that every response has a request id.
  'global::request-id',
  // Before everything that takes time.
  'global::panel-queue',
  {
    name: 'strapi::security',
    config: {
      // The panel only calls this server. Strings instead of arrays, because Strapi merges arrays with its defaults.
      contentSecurityPolicy: {
        directives: {
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          // Recordings before they are saved.
          'media-src': "'self' blob:",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'frame-ancestors': "'self'",
        },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // Subdomains may belong to someone else.
      hsts: { includeSubDomains: false },
    },
  },
  'global::headers',
  'global::forwarded-for',
  'strapi::logger',
  'strapi::errors',
  'global::api-calls',
  'global::errors',
  'global::panel-queries',
  'global::draft-actions',
  // No other origin may read the CMS's responses.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::body-limits',
  {
    name: 'strapi::body',
    config: { multipart: false, urlencoded: false, text: false, jsonLimit: bodyLimits.panel },
  },
  'global::json-limits',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
