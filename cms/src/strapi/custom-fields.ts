import type { Core } from '@strapi/strapi';

/** Text fields with a custom input in the panel (`cms/src/admin/category/` and `cms/src/admin/affirmation/`). */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'color', type: 'string' },
    { name: 'icon', type: 'string' },
    { name: 'ages', type: 'string' },
    { name: 'moments', type: 'string' },
    { name: 'moment', type: 'string' },
    { name: 'skill', type: 'string' },
    { name: 'picture', type: 'string' },
  ]);
}
