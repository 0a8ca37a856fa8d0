import { languageKey, type Language } from '../contract/language.ts';
import { signKey, type SubscriberLink } from './keys.ts';
import { mailSettings } from './settings.ts';

/** A page of the site in a language, as emails link to it. */
export function siteLink(path: string, language: Language): string {
  const url = new URL(path, mailSettings().SITE_URL);
  url.searchParams.set(languageKey, language);
  return url.href;
}

/** The page on which a subscriber confirms, pauses, changes language or leaves. */
export function preferencesLink(link: SubscriberLink, language: Language): string {
  return siteLink(`/letter?key=${signKey(link)}`, language);
}

/** Headers of an email to many: leaving by one click in the mail program (RFC 8058), and what it is. */
export function listHeaders(link: SubscriberLink, language: Language): Record<string, string> {
  const { SITE_NAME, SITE_URL } = mailSettings();
  const name = SITE_NAME.replace(/[^\w .-]/g, '');
  return {
    'List-Unsubscribe': `<${preferencesLink(link, language)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `${name} <weekly.${new URL(SITE_URL).hostname}>`,
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
}

/** The name of an email for mail programs: the same for each attempt, so that a second copy shows as one. */
export function messageId(name: string): string {
  return `<${name}@${new URL(mailSettings().SITE_URL).hostname}>`;
}
