import type { StrapiApp } from '@strapi/strapi/admin';

/** The inputs of a category's colour and icon, which show what the site will show. */
export function addCategoryFields(app: StrapiApp): void {
  app.customFields.register([
    {
      name: 'color',
      type: 'string',
      intlLabel: { id: 'colibri.color', defaultMessage: 'Colour' },
      intlDescription: { id: 'colibri.color', defaultMessage: 'Colour' },
      components: { Input: () => import('./ColorInput.tsx') },
    },
    {
      name: 'icon',
      type: 'string',
      intlLabel: { id: 'colibri.icon', defaultMessage: 'Icon' },
      intlDescription: { id: 'colibri.icon', defaultMessage: 'Icon' },
      components: { Input: () => import('./IconInput.tsx') },
    },
  ]);
}
