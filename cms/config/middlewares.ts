import type { Core } from '@strapi/strapi';

const middlewares: Core.Config.Middlewares = [
  'strapi::logger',
  'strapi::errors',
  'global::calls',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default middlewares;
