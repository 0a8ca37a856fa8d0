import type { Language } from '../contract/language.ts';
import { html } from './html.ts';
import type { SubscriberLink } from './keys.ts';
import { preferencesLink } from './links.ts';
import { styles } from './styles.ts';
import type { EmailPart } from './parts.ts';
import { cmsSettings } from '../core/settings.ts';
import { emailTexts } from './texts/index.ts';

/** Why the reader gets this email, and how to unsubscribe. */
export function listFooter(link: SubscriberLink, language: Language): EmailPart {
  const t = emailTexts(language).list;
  const href = preferencesLink(link, language);
  const reason = t.why(cmsSettings().SITE_NAME);
  return {
    html: html`<p class="soft" style="${styles.footer}">
      ${reason}<br />
      <a class="soft" style="${styles.footerLink}" href="${href}">${t.preferences}</a><br />
      <a class="soft" style="${styles.footerLink}" href="${href}#leave">${t.leave}</a>
    </p>`,
    text: `${reason}\n${t.preferences} · ${t.leave}\n${href}`,
  };
}
