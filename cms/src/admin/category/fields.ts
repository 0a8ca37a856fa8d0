import type { StrapiApp } from '@strapi/strapi/admin';

const inputs = {
  color: () => import('./ColorInput.tsx'),
  icon: () => import('./IconInput.tsx'),
};

export function addCategoryFields(app: StrapiApp): void {
  // Preloaded, because while an input loads, the form shows its field as an unsupported type.
  for (const load of Object.values(inputs)) load().catch(() => undefined);
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
