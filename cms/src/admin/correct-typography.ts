import type { StrapiApp } from '@strapi/strapi/admin';
import { frenchTypography } from '../translation/admin/typography.ts';

/** Gives Strapi's French typographic apostrophes and no-break spaces, once it is loaded. */
export function correctTypography(app: StrapiApp): void {
  const load = app.loadTrads.bind(app);
  app.loadTrads = async (ours) => {
    await load(ours);
    const translations: Record<string, Record<string, string>> = app.configurations.translations;
    translations['fr'] = Object.fromEntries(
      Object.entries(translations['fr'] ?? {}).map(([key, text]) => [key, frenchTypography(text)]),
    );
  };
}
