import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { translations } from '../../cms/src/admin/translations.ts';

const strapi = join(import.meta.dirname, '../../cms/node_modules/@strapi');

/** Where each package keeps its texts, and what the panel puts before their keys. */
const packages = [
  ['admin/dist/admin/admin/src/translations', ''],
  ['content-manager/dist/admin/translations', 'content-manager.'],
  ['email/dist/admin/translations', 'email.'],
  ['i18n/dist/admin/translations', 'i18n.'],
  ['plugin-users-permissions/dist/admin/translations', 'users-permissions.'],
  ['upload/dist/admin/translations', 'upload.'],
] as const;

/** Texts of paid features, ads, tours, plugins that are not installed, and kinds of fields that Colibri doesn't have. */
const neverShown = [
  /auditLogs|Settings\.sso|content-history|[Pp]urchase|premiumFeature|seat-limit|notification\.ee/,
  /FreeTrial|trialCountdown|UpsellBanner|NpsSurvey|Onboarding|MediaLibraryBanner|GuidedTour|^tours\./,
  /BlockLink\.cloud|plugins\.(?:documentation|graphql|sentry)|content-manager\.history/,
  /AITranslation|ai-translations|[aA]iLocalizations|upload\.ai\.|[mM]etadata|replace\.description\.ai/,
  /components\.Blocks|Wysiwyg|DynamicZone|users-permissions\.components\.Input/,
  // Names of roles, which cms/src/admin/i18n/fr/permissions.ts has.
  /permissions\.users\.strapi-/,
];

async function textsOf(language: 'en' | 'fr'): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [folder, prefix] of packages) {
    const file = readdirSync(join(strapi, folder)).find((name) => name === `${language}.json.mjs`);
    const { default: found }: { default: unknown } = await import(join(strapi, folder, file ?? ''));
    for (const [key, text] of Object.entries(z.record(z.string(), z.string()).parse(found)))
      texts.set(prefix + key, text);
  }
  return texts;
}

it('every text of Strapi that the panel can show has a French translation', async () => {
  const french = new Map([...(await textsOf('fr')), ...Object.entries(translations.fr)]);
  const missing = [...(await textsOf('en')).keys()].filter(
    (key) => !french.has(key) && !neverShown.some((pattern) => pattern.test(key)),
  );
  expect(missing).toEqual([]);
});

it('our French translations of Strapi’s texts use only placeholders that the English text has', async () => {
  const english = await textsOf('en');
  const french: Readonly<Record<string, string>> = translations.fr;
  const placeholders = (text: string) =>
    new Set([...text.matchAll(/\{([a-z]\w*)[,}]/g)].map(([, name]) => name));
  const unknown = Object.entries(french).filter(([key, text]) => {
    const known = placeholders(english.get(key) ?? text);
    return [...placeholders(text)].some((name) => !known.has(name));
  });
  expect(unknown).toEqual([]);
});
