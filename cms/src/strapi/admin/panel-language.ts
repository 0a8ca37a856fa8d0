import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { chooseLanguage, isLanguage, languageKey, type Language } from '../../contract/language.ts';

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

interface Definition {
  transformResponse?: (answer: unknown) => unknown;
}
const api = z.object({
  enhanceEndpoints: z.custom<
    (parts: { endpoints: Record<string, (definition: Definition) => void> }) => unknown
  >((given) => typeof given === 'function'),
});
const account = z.looseObject({ preferedLanguage: z.string().nullish() });

/** Shows the panel's language in the profile of somebody who hasn't chosen one, instead of “Select….” */
export function showLanguageInProfile(): void {
  api.parse(adminApi).enhanceEndpoints({
    endpoints: {
      getMe(definition) {
        const { transformResponse } = definition;
        if (!transformResponse) throw new Error('Strapi’s panel loads the account in another way');
        definition.transformResponse = (answer) => {
          const { preferedLanguage, ...others } = account.parse(transformResponse(answer));
          return { ...others, preferedLanguage: preferedLanguage ?? panelLanguage() };
        };
      },
    },
  });
}

const contentLanguageKey = 'STRAPI_LOCALE';
/** The content manager loads this each time that it is opened, before any list or form. */
const opened = z.object({
  type: z.string().endsWith('/pending'),
  meta: z.object({ arg: z.object({ endpointName: z.literal('getInitialData') }) }),
});

/**
 * Opens lists and forms of content in the panel's language, unless their address names another. Strapi opens them in the
 * language of whatever was open last, and in English the first time.
 */
export function openContentInPanelLanguage(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      if (opened.safeParse(action).success) {
        const i18n = { locale: panelLanguage() };
        localStorage.setItem(contentLanguageKey, JSON.stringify({ plugins: { i18n } }));
      }
      return next(action);
    },
  ]);
}
