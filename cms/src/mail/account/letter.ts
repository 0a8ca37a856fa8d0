import type { Language } from '../../contract/language.ts';
import { drawLetter } from '../layout.ts';
import { sendLetter } from '../send.ts';
import { letterSettings } from '../settings.ts';
import { en, type AccountTexts } from './en.ts';
import { fr } from './fr.ts';

const texts: Record<Language, AccountTexts> = { en, fr };

/** What a letter about an account is for. */
export type Occasion = keyof ReturnType<AccountTexts>;

/** Where the button of each leads to: a page of the site with its code, or our mailbox. */
function targetOf(occasion: Occasion, lang: Language, code: string): string {
  const { SITE_URL, CONTACT_EMAIL } = letterSettings();
  const page = (path: string, query: Record<string, string>) =>
    `${new URL(path, SITE_URL)}?${new URLSearchParams({ ...query, lang })}`;
  const targets: Record<Occasion, () => string> = {
    password: () => page('/reset-password', { code }),
    email: () => page('/confirm-email', { code }),
    taken: () => page('/login', {}),
    changed: () => `mailto:${CONTACT_EMAIL}`,
  };
  return targets[occasion]();
}

/** Writes to a member, with a code where the occasion has one. Raises `LetterRefused`, which names no address. */
export async function writeLetter(
  occasion: Occasion,
  { to, language, code = '' }: { to: string; language: Language; code?: string },
): Promise<void> {
  const { subject, button, ...said } = texts[language](letterSettings().SITE_NAME)[occasion];
  const href = targetOf(occasion, language, code);
  const drawn = drawLetter({ ...said, language, button: { text: button, href } });
  await sendLetter(strapi, { to, subject, ...drawn });
}
