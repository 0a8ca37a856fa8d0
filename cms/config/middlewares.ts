import type { Core } from '@strapi/strapi';
import { bodyLimits } from '../src/body.ts';

const middlewares: Core.Config.Middlewares = [
  // First, so that every response has these headers.
  'global::request-id',
  {
    name: 'strapi::security',
    config: {
      // The panel calls only this server. Strings, because Strapi would merge arrays with its own.
      contentSecurityPolicy: {
        directives: {
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'frame-ancestors': "'self'",
        },
      },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // Subdomains can belong to other operators.
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
  // No other site can read what the CMS answers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::body-limits',
  {
    name: 'strapi::body',
    config: { multipart: false, urlencoded: false, text: false, jsonLimit: bodyLimits.panel },
  },
  'global::json-depth',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
