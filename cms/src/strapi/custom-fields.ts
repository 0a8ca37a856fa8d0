import type { Core } from '@strapi/strapi';

/** Text fields with a custom input in the panel (`cms/src/admin/category/`). */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'color', type: 'string' },
    { name: 'icon', type: 'string' },
  ]);
}
