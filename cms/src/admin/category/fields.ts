import type { StrapiApp } from '@strapi/strapi/admin';

const inputs = {
  color: () => import('./ColorInput.tsx'),
  icon: () => import('./IconInput.tsx'),
};

/** The inputs of a category's color and icon, which show what the site will show. */
export function addCategoryFields(app: StrapiApp): void {
  // Fetched ahead: as long as an input is on its way, the form calls it an unsupported type.
  for (const fetchAhead of Object.values(inputs)) fetchAhead().catch(() => undefined);
  app.customFields.register([
    {
      name: 'color',
      type: 'string',
      intlLabel: { id: 'colibri.color', defaultMessage: 'Color' },
      intlDescription: { id: 'colibri.color', defaultMessage: 'Color' },
      components: { Input: inputs.color },
    },
    {
      name: 'icon',
      type: 'string',
      intlLabel: { id: 'colibri.icon', defaultMessage: 'Icon' },
      intlDescription: { id: 'colibri.icon', defaultMessage: 'Icon' },
      components: { Input: inputs.icon },
    },
  ]);
}
