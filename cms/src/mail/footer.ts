import type { Language } from '../contract/language.ts';
import { html } from './html.ts';
import type { SubscriberLink } from './keys.ts';
import { preferencesLink } from './links.ts';
import { look } from './look.ts';
import type { Part } from './parts.ts';
import { letterSettings } from './settings.ts';
import { letterTexts } from './texts/index.ts';

/** Why a letter of the list came, and the way out. */
export function listFooter(link: SubscriberLink, language: Language): Part {
  const t = letterTexts(language).list;
  const href = preferencesLink(link, language);
  const why = t.why(letterSettings().SITE_NAME);
  return {
    html: html`<p class="soft" style="${look.footer}">
      ${why}<br />
      <a class="soft" style="${look.footerLink}" href="${href}">${t.preferences}</a><br />
      <a class="soft" style="${look.footerLink}" href="${href}#leave">${t.leave}</a>
    </p>`,
    text: `${why}\n${t.preferences} · ${t.leave}\n${href}`,
  };
}
