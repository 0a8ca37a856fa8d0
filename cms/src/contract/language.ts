/** The site's languages and how one is chosen (behavior L1). Imports nothing, because browsers load this too. */

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'en';

/** The name of the cookie, the local storage entry and the query parameter for the language. */
export const languageKey = 'lang';

const year = 60 * 60 * 24 * 365;

export const languageCookieAttributes = `Path=/; Max-Age=${year}; SameSite=Lax`;

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fr';
}

/** The preferred of our languages among the first ten of an Accept-Language header, or undefined. */
export function fromAcceptLanguage(header: string): Language | undefined {
  // Every request reads it, and thousands of languages would take a millisecond.
  return header
    .slice(0, 200)
    .split(',', 10)
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { base: tag.split('-')[0], quality: q ? Number(q.slice(2)) : 1 };
    })
    .filter((range) => isLanguage(range.base) && range.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map((range) => range.base)
    .find(isLanguage);
}

/**
 * The language of a call or page: from the parameter, or else the cookie, the Accept-Language header, or English
 * (behavior L2 and L3).
 */
export function chooseLanguage(asked: {
  parameter?: unknown;
  cookie?: unknown;
  acceptLanguage?: string | null | undefined;
}): Language {
  if (isLanguage(asked.parameter)) return asked.parameter;
  if (isLanguage(asked.cookie)) return asked.cookie;
  return fromAcceptLanguage(asked.acceptLanguage ?? '') ?? fallbackLanguage;
}
