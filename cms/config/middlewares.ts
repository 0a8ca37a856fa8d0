import type { Core } from '@strapi/strapi';

const middlewares: Core.Config.Middlewares = [
  'global::callers',
  'strapi::logger',
  'strapi::errors',
  'global::calls',
  'global::panel',
  'global::drafts',
  'strapi::security',
  // No page but the panel's own may read what the CMS answers.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
