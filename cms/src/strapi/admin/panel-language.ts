import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import {
  chooseLanguage,
  isLanguage,
  languageKey,
  languages,
  type Language,
} from '../../contract/language.ts';

const storageKey = 'strapi-admin-language';

/** The language of the panel, for what is outside of React. */
export const panelLanguage = (): Language =>
  localStorage.getItem(storageKey) === 'fr' ? 'fr' : 'en';

/**
 * Chooses the panel's language before anybody logs in: the one of an invitation on its page, or else the one that was
 * last used here, or else the browser's. An account's own language replaces it after login.
 */
export function chooseFirstLanguage(): void {
  const { pathname, searchParams } = new URL(location.href);
  const invited = pathname.endsWith('/auth/register') ? searchParams.get(languageKey) : null;
  if (!isLanguage(invited) && localStorage.getItem(storageKey)) return;
  const language = chooseLanguage({
    parameter: invited,
    acceptLanguage: navigator.languages.join(','),
  });
  localStorage.setItem(storageKey, language);
}

const listLanguageKey = 'STRAPI_LOCALE';
const chosen = z.object({
  type: z.literal('admin/setLocale'),
  payload: z.enum(languages),
});

/** Opens lists of content in an account's own language until it chooses another one. Strapi opens them in English. */
export function chooseFirstListLanguage(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const locale = chosen.safeParse(action).data?.payload;
      if (locale && !localStorage.getItem(listLanguageKey))
        localStorage.setItem(listLanguageKey, JSON.stringify({ plugins: { i18n: { locale } } }));
      return next(action);
    },
  ]);
}
