import type { Language } from '../../contract/language.ts';
import { drawLetter } from '../layout.ts';
import { sendLetter } from '../send.ts';
import { letterSettings } from '../settings.ts';
import { en, type AccountTexts, type Occasion } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, AccountTexts> = { en, fr };

/** The page that a button leads to, where a letter has one. */
const pages: Partial<Record<Occasion, string>> = {
  password: '/reset-password',
  email: '/confirm-email',
  taken: '/login',
};

/** Writes to a member, with a code where the occasion has one. Raises `LetterRefused`, which names no address. */
export async function writeLetter(
  occasion: Occasion,
  { to, language, code }: { to: string; language: Language; code?: string },
): Promise<void> {
  const { SITE_NAME, SITE_URL, CONTACT_EMAIL } = letterSettings();
  const { subject, button, ...said } = texts[language](SITE_NAME, CONTACT_EMAIL)[occasion];
  const query = new URLSearchParams({ ...(code && { code }), lang: language });
  const href = `${new URL(pages[occasion] ?? '/', SITE_URL)}?${query}`;
  const drawn = drawLetter({
    ...said,
    language,
    ...(button && { button: { text: button, href } }),
  });
  await sendLetter(strapi, { to, subject, ...drawn });
}
