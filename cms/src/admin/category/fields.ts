import type { StrapiApp } from '@strapi/strapi/admin';

const inputs = {
  color: () => import('./ColorInput.tsx'),
  icon: () => import('./IconInput.tsx'),
};

export function addCategoryFields(app: StrapiApp): void {
  // Preloaded: while an input is loading, the form shows it as an unsupported type.
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
