import type { Affirmation } from '#contract/affirmation';
import { allCategoryId, type Category } from '#contract/category';
import type { Language } from '#contract/language';
import { categoryPath } from './category.ts';
import { withLanguage } from './language.ts';

/** Something that a page tells machines, in the words of schema.org. */
export type JsonLdObject = { '@type': string } & Record<string, unknown>;

/** The site as machines should know it. */
export interface Publisher {
  name: string;
  url: string;
}

/** A fact as JSON that cannot end the element it stands in. */
export function serializeJsonLd(fact: JsonLdObject): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c');
}

/** Where a path of the site stands, in a language. */
const addressOf = (path: string, { url }: Publisher, language: Language) =>
  withLanguage(new URL(path, url), language).href;

/** The site, and how it is searched. */
export function websiteJsonLd(
  site: Publisher,
  description: string,
  language: Language,
): JsonLdObject {
  const search = `${new URL(categoryPath(allCategoryId), site.url).href}?q={q}`;
  return {
    '@type': 'WebSite',
    name: site.name,
    description,
    url: addressOf('/', site, language),
    inLanguage: language,
    isAccessibleForFree: true,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=q',
    },
  };
}

/** An affirmation as a quotation. */
export function quotationJsonLd(
  { id, text, description, lang }: Affirmation,
  category: Category | undefined,
  site: Publisher,
): JsonLdObject {
  return {
    '@type': 'Quotation',
    text,
    abstract: description,
    ...(category && { genre: category.name }),
    url: addressOf(`/affirmations/${id}`, site, lang),
    inLanguage: lang,
    isAccessibleForFree: true,
    audience: { '@type': 'PeopleAudience', suggestedMaxAge: 12 },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
  };
}

/** The way from the first page to this one; the last step is the page itself. */
export function breadcrumbJsonLd(
  steps: readonly { name: string; path: string }[],
  site: Publisher,
  language: Language,
): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressOf(path, site, language),
    })),
  };
}

/** The affirmations that a page lists, the first of which is the `from`th of all. */
export function itemListJsonLd(
  name: string,
  affirmations: readonly Affirmation[],
  { from, total }: { from: number; total: number },
  site: Publisher,
  language: Language,
): JsonLdObject {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: affirmations.map(({ id, text }, at) => ({
      '@type': 'ListItem',
      position: from + at,
      name: text,
      url: addressOf(`/affirmations/${id}`, site, language),
    })),
  };
}
