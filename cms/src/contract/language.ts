/** The site's languages and how one is chosen (behavior L1 to L3). Imports nothing: browsers run it too. */

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'en';

/** Name of the cookie, of the local storage entry and of the query parameter that hold the choice. */
export const languageKey = 'lang';

const year = 60 * 60 * 24 * 365;

/** How long and how far the language cookie holds. */
export const languageCookieAttributes = `Path=/; Max-Age=${year}; SameSite=Lax`;

/** True for exactly `en` and `fr`; every other value, hostile ones too, counts as absent. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fr';
}

/** The best of our languages in an Accept-Language header, by base language and q, or undefined. */
export function fromAcceptLanguage(header: string): Language | undefined {
  return header
    .split(',')
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

/** The language of a call or a page: parameter, cookie, Accept-Language, English, in this order. */
export function chooseLanguage(asked: {
  parameter?: unknown;
  cookie?: unknown;
  acceptLanguage?: string | null | undefined;
}): Language {
  if (isLanguage(asked.parameter)) return asked.parameter;
  if (isLanguage(asked.cookie)) return asked.cookie;
  return fromAcceptLanguage(asked.acceptLanguage ?? '') ?? fallbackLanguage;
}
