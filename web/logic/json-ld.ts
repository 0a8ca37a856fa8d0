import type { Affirmation } from '#contract/affirmation';
import type { Category } from '#contract/category';
import type { Language } from '#contract/language';
import { withLanguage } from './language-url.ts';

/** Structured data with the types of schema.org. */
export type JsonLdObject = { '@type': string } & Record<string, unknown>;

export interface Publisher {
  name: string;
  url: string;
}

/** Serializes an object so that it cannot close the `<script>` element around it. */
export function serializeJsonLd(object: JsonLdObject): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c');
}

const absoluteUrl = (path: string, { url }: Publisher, language: Language) =>
  withLanguage(new URL(path, url), language).href;

/** The site. */
export const websiteJsonLd = (site: Publisher, language: Language): JsonLdObject => ({
  '@type': 'WebSite',
  name: site.name,
  url: absoluteUrl('/', site, language),
});

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
    url: absoluteUrl(`/affirmations/${id}`, site, lang),
    inLanguage: lang,
    isAccessibleForFree: true,
    audience: { '@type': 'PeopleAudience', suggestedMaxAge: 12 },
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
  };
}

/** The breadcrumbs of a page; the last step is the page itself. */
export function breadcrumbJsonLd(
  steps: readonly { name: string; path: string }[],
  site: Publisher,
  language: Language,
): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, site, language),
    })),
  };
}

/**
 * The affirmations on a page of a list, by their addresses alone, as search engines ask for lists of links. `from` is the
 * position of the first one in the whole list.
 */
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
    itemListElement: affirmations.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      url: absoluteUrl(`/affirmations/${id}`, site, language),
    })),
  };
}
