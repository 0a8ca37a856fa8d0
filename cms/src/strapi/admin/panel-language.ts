import { isLanguage, languageKey } from '../../contract/language.ts';

const storageKey = 'strapi-admin-language';

/** The language that the caller has chosen for the panel, if any. Strapi's hooks don't say it. */
export const panelLanguage = (): string | null => localStorage.getItem(storageKey);

/** Shows the page of an invitation in the language of its email, unless this browser has one for the panel. */
export function adoptInvitationLanguage(): void {
  const { pathname, searchParams } = new URL(location.href);
  const language = searchParams.get(languageKey);
  if (!pathname.endsWith('/auth/register') || !isLanguage(language) || panelLanguage()) return;
  localStorage.setItem(storageKey, language);
}
