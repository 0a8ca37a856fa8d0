import type { Language } from '../../contract/language.ts';
import { renderEmail } from '../layout.ts';
import { sendEmail } from '../send.ts';
import { mailSettings } from '../settings.ts';
import { en, type AccountTexts, type Occasion } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, AccountTexts> = { en, fr };

/** The page that the email's button links to. */
const pages: Partial<Record<Occasion, string>> = {
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
};

/** Sends an email about an account. Throws `DeliveryError`, which contains no email address. */
export async function sendAccountEmail(
  occasion: Occasion,
  { to, language, code, href = pageOf(occasion, language, code) }: AccountEmail,
): Promise<void> {
  const { SITE_NAME, CONTACT_EMAIL } = mailSettings();
  const { subject, button, ...said } = texts[language](SITE_NAME, CONTACT_EMAIL)[occasion];
  const rendered = renderEmail({
    ...said,
    language,
    ...(button && { button: { text: button, href } }),
  });
  await sendEmail(strapi, { to, subject, ...rendered });
}

function pageOf(occasion: Occasion, language: Language, code?: string): string {
  const query = new URLSearchParams({ ...(code && { code }), lang: language });
  return `${new URL(pages[occasion] ?? '/', mailSettings().SITE_URL)}?${query}`;
}
