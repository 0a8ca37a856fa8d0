import type { StrapiApp } from '@strapi/strapi/admin';

const inputs = {
  moment: () => import('./MomentInput.tsx'),
  moments: () => import('./MomentsInput.tsx'),
  ages: () => import('./AgesInput.tsx'),
  skill: () => import('./SkillInput.tsx'),
  picture: () => import('./PictureInput.tsx'),
};

export function addAffirmationFields(app: StrapiApp): void {
  // Preloaded, because while an input loads, the form shows its field as an unsupported type.
  for (const load of Object.values(inputs)) load().catch(() => undefined);
  app.customFields.register(
    Object.entries(inputs).map(([name, Input]) => {
      const text = { id: `colibri.${name}`, defaultMessage: name };
      return {
        name,
        type: 'string' as const,
        intlLabel: text,
        intlDescription: text,
        components: { Input },
      };
    }),
  );
}
