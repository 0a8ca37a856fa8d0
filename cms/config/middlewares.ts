import type { Core } from '@strapi/strapi';

const middlewares: Core.Config.Middlewares = [
  'global::callers',
  'strapi::logger',
  'strapi::errors',
  'global::calls',
  'global::panel',
  'global::drafts',
  {
    name: 'strapi::security',
    config: {
      // The panel asks nobody but this server. As words, for lists would be joined to Strapi's own.
      contentSecurityPolicy: {
        directives: {
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
        },
      },
      // For other hosts below this one's name others decide.
      hsts: { includeSubDomains: false },
    },
  },
  // No page but the panel's own may read what the CMS answers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
