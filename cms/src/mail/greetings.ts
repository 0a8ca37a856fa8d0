import type { Language } from '../contract/language.ts';
import { listFooter } from './footer.ts';
import { html } from './html.ts';
import type { SubscriberLink } from './keys.ts';
import { renderEmail } from './layout.ts';
import { preferencesLink, siteLink } from './links.ts';
import { styles } from './styles.ts';
import { cmsSettings } from '../core/settings.ts';
import { emailTexts } from './texts/index.ts';

/** The welcome email. */
export function renderWelcome(language: Language, link: SubscriberLink) {
  const { subject, button, ...texts } = emailTexts(language).welcome;
  const rendered = renderEmail({
    language,
    ...texts,
    button: { text: button, href: siteLink('/', language) },
    footer: [listFooter(link, language)],
  });
  return { subject: subject(cmsSettings().SITE_NAME), ...rendered };
}

/** The double opt-in email. Its link opens a page with a confirm button, because mail scanners follow links. */
export function renderConfirmation(language: Language, link: SubscriberLink) {
  const { subject, button, why, ...texts } = emailTexts(language).confirm;
  const { SITE_NAME } = cmsSettings();
  const reason = why(SITE_NAME);
  const rendered = renderEmail({
    language,
    ...texts,
    button: { text: button, href: preferencesLink(link, language) },
    footer: [{ html: html`<p class="soft" style="${styles.footer}">${reason}</p>`, text: reason }],
  });
  return { subject: subject(SITE_NAME), ...rendered };
}
