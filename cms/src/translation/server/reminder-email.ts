import { formatNumber } from '../../contract/format-number.ts';
import type { Language } from '../../contract/language.ts';
import type { QueueState, TranslationCount } from '../../contract/translation.ts';
import { cmsSettings } from '../../core/settings.ts';
import { html } from '../../mail/html.ts';
import { renderEmail } from '../../mail/layout.ts';
import { panelLink } from '../../mail/links.ts';
import type { EmailPart } from '../../mail/parts.ts';
import { styles } from '../../mail/styles.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** How many texts wait in a queue of the Translations page. */
export interface Waiting extends Pick<TranslationCount, 'noun' | 'language'> {
  state: QueueState;
  count: number;
}

interface Line {
  text: string;
  href: string;
}

/** Renders the weekly email about waiting texts, with links to where they wait. */
export function renderReminder(
  language: Language,
  waiting: readonly Waiting[],
  drafts: number,
): { subject: string; html: string; text: string } {
  const { SITE_NAME } = cmsSettings();
  const { reminder: texts, translation, waiting: links } = textsByLanguage[language];
  const number = (count: number) => formatNumber(language, count);
  const lines: Line[] = waiting.map(({ noun, language: into, state, count }) => ({
    text: `${links.link(texts.nouns[noun], translation.inLanguages[into], translation.states[state])} (${number(count)})`,
    href: panelLink('/translations', { noun, language: into, state }),
  }));
  if (drafts > 0) lines.push({ text: `${texts.drafts} (${number(drafts)})`, href: panelLink('/') });
  const total = waiting.reduce((sum, { count }) => sum + count, drafts);
  const heading = texts.heading(total, number(total));
  return {
    subject: texts.subject(SITE_NAME, heading),
    ...renderEmail({
      language,
      preheader: texts.preheader,
      heading,
      parts: [listOf(lines)],
      button: { text: texts.open, href: panelLink('/translations') },
      footer: [why(texts.why(SITE_NAME), texts.home)],
    }),
  };
}

function listOf(lines: readonly Line[]): EmailPart {
  return {
    html: html`<ul class="ink" style="${styles.list}">
      ${lines.map(
        ({ text, href }) =>
          html`<li style="${styles.item}">
            <a class="leaf" style="${styles.link}" href="${href}">${text}</a>
          </li>`,
      )}
    </ul>`,
    text: lines.map(({ text, href }) => `${text}\n${href}`).join('\n\n'),
  };
}

function why(reason: string, link: string): EmailPart {
  const href = panelLink('/');
  return {
    html: html`<p class="soft" style="${styles.footer}">
      ${reason}<br />
      <a class="soft" style="${styles.footerLink}" href="${href}">${link}</a>
    </p>`,
    text: `${reason}\n${href}`,
  };
}
