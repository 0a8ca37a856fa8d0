import type { Language } from '../contract/language.ts';
import { listFooter } from './footer.ts';
import { html } from './html.ts';
import type { SubscriberLink } from './keys.ts';
import { drawLetter } from './layout.ts';
import { preferencesLink, siteLink } from './links.ts';
import { look } from './look.ts';
import { letterSettings } from './settings.ts';
import { letterTexts } from './texts/index.ts';

/** The letter that welcomes a subscriber, once. */
export function drawWelcome(language: Language, link: SubscriberLink) {
  const { subject, button, ...said } = letterTexts(language).welcome;
  const drawn = drawLetter({
    language,
    ...said,
    button: { text: button, href: siteLink('/', language) },
    footer: [listFooter(link, language)],
  });
  return { subject: subject(letterSettings().SITE_NAME), ...drawn };
}

/** The letter that asks whether it was them who subscribed. Its button opens a page, and a button there confirms. */
export function drawConfirmation(language: Language, link: SubscriberLink) {
  const { subject, button, why, ...said } = letterTexts(language).confirm;
  const { SITE_NAME } = letterSettings();
  const reason = why(SITE_NAME);
  const drawn = drawLetter({
    language,
    ...said,
    button: { text: button, href: preferencesLink(link, language) },
    footer: [{ html: html`<p class="soft" style="${look.footer}">${reason}</p>`, text: reason }],
  });
  return { subject: subject(SITE_NAME), ...drawn };
}
