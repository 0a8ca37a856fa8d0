import { languageKey, type Language } from '../contract/language.ts';
import { signSubscriberKey, type SubscriberLink } from './keys.ts';
import { cmsSettings } from '../core/settings.ts';

/** The URL of a page of the site in a language. */
export function siteLink(path: string, language: Language): string {
  const url = new URL(path, cmsSettings().SITE_URL);
  url.searchParams.set(languageKey, language);
  return url.href;
}

/** The URL of a page of the admin panel. */
export function panelLink(path: string, query: Readonly<Record<string, string>> = {}): string {
  const url = new URL(`/admin${path}`, cmsSettings().ADMIN_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The URL of the page where an invited person chooses a password for the panel, in a language if known. */
export function invitationLink(registrationToken: string, language: Language | null): string {
  const url = new URL('/admin/auth/register', cmsSettings().ADMIN_URL);
  url.searchParams.set('registrationToken', registrationToken);
  if (language) url.searchParams.set(languageKey, language);
  return url.href;
}

/** The URL of the page where a subscriber confirms, pauses, changes the language or unsubscribes. */
export function preferencesLink(link: SubscriberLink, language: Language): string {
  return siteLink(`/letter?key=${signSubscriberKey(link)}`, language);
}

/** Headers for mailing lists, including one-click unsubscribing (RFC 8058). */
export function listHeaders(link: SubscriberLink, language: Language): Record<string, string> {
  const { SITE_NAME, SITE_URL } = cmsSettings();
  const name = SITE_NAME.replace(/[^\w .-]/g, '');
  return {
    'List-Unsubscribe': `<${preferencesLink(link, language)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `${name} <weekly.${new URL(SITE_URL).hostname}>`,
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
}

/** The Message-ID, which is the same for each attempt, so that mail programs recognize duplicates. */
export function messageId(name: string): string {
  return `<${name}@${new URL(cmsSettings().SITE_URL).hostname}>`;
}
