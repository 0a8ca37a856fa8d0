import type { Language } from '../../contract/language.ts';
import { renderEmail } from '../layout.ts';
import { sendEmail } from '../send.ts';
import { cmsSettings } from '../../core/settings.ts';
import { en, type AccountTexts, type AccountEmailKind, type Invitation } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, AccountTexts> = { en, fr };

/** The page that the email's button links to. */
const pages: Partial<Record<AccountEmailKind, string>> = {
  password: '/reset-password',
  email: '/confirm-email',
  taken: '/login',
};

type AccountEmail = {
  to: string;
  language: Language;
  code?: string;
  /** The button's URL, if it isn't the page from `pages`. */
  href?: string;
  /** The account's masked address. */
  account?: string;
  invitation?: Invitation;
};

/** Sends an email about an account. Throws `DeliveryError`, which contains no email address. */
export async function sendAccountEmail(
  kind: AccountEmailKind,
  {
    to,
    language,
    code,
    href = pageOf(kind, language, code),
    account = '',
    invitation = { by: '', role: undefined },
  }: AccountEmail,
): Promise<void> {
  const { SITE_NAME: site, CONTACT_EMAIL: contact } = cmsSettings();
  const named = { site, contact, account, ...invitation };
  const { subject, button, ...said } = texts[language](named)[kind];
  const rendered = renderEmail({
    ...said,
    language,
    ...(button && { button: { text: button, href } }),
  });
  await sendEmail(strapi, { to, subject, ...rendered });
}

function pageOf(kind: AccountEmailKind, language: Language, code?: string): string {
  const query = new URLSearchParams({ ...(code && { code }), lang: language });
  return `${new URL(pages[kind] ?? '/', cmsSettings().SITE_URL)}?${query}`;
}
