import type { Core } from '@strapi/strapi';

/** Fields that are texts to the database and have an input of their own in the panel, `cms/src/admin/category/`. */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'color', type: 'string' },
    { name: 'icon', type: 'string' },
  ]);
}
