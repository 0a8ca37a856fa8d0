import type { Language } from '../../contract/language.ts';
import type { Contents } from './contents.ts';
import { listFooter } from '../../mail/footer.ts';
import { html } from '../../mail/html.ts';
import type { SubscriberLink } from '../../mail/keys.ts';
import { renderEmail } from '../../mail/layout.ts';
import { siteLink } from '../../mail/links.ts';
import { styles } from '../../mail/styles.ts';
import { button, paragraph, type EmailPart } from '../../mail/parts.ts';
import { emailTexts } from '../../mail/texts/index.ts';

/** The content id of the card image. */
const cardId = 'card@colibri';

/** All mail programs truncate longer subjects. */
const longestSubject = 90;

/**
 * Renders a week's email for one reader: subject, HTML and plain text (behavior N3). Throws if a setting is invalid.
 */
export function renderWeekly(contents: Contents, language: Language, link: SubscriberLink) {
  const t = emailTexts(language).weekly;
  const { text, lang, note, subject } = contents;
  const rendered = renderEmail({
    language,
    preheader: t.preheader,
    kicker: t.kicker,
    heading: text,
    headingLanguage: lang,
    parts: [
      ...(lang === language ? [] : [paragraph(t.untranslated)]),
      described(contents),
      ...(contents.picture ? [picture(contents, language)] : []),
      ...(note ? [noteOf(note)] : []),
      ways(language),
      links(contents, language),
    ],
    footer: [listFooter(link, language)],
  });
  return { subject: cut(subject ?? text), ...rendered };
}

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= longestSubject) return characters.join('');
  return `${characters
    .slice(0, longestSubject - 1)
    .join('')
    .trimEnd()}…`;
}

function described({ description, lang }: Contents): EmailPart {
  return {
    html: html`<p class="ink" lang="${lang}" style="${styles.text}">${description}</p>`,
    text: description,
  };
}

function picture({ id, text }: Contents, language: Language): EmailPart {
  const href = siteLink(`/affirmations/${id}`, language);
  return {
    html: html`<p style="${styles.pictureRow}">
      <a href="${href}"
        ><img
          src="cid:${cardId}"
          width="552"
          class="ink"
          alt="${emailTexts(language).weekly.card(text)}"
          style="${styles.picture}"
      /></a>
    </p>`,
    text: '',
  };
}

function noteOf(note: string): EmailPart {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="note" style="${styles.note}">
          ${note
            .split(/\n+/)
            .filter((line) => line.trim())
            .map((line) => html`<p class="ink" style="${styles.noteText}">${line}</p>`)}
        </td>
      </tr>
    </table>`,
    text: note,
  };
}

function ways(language: Language): EmailPart {
  const { howTo, ways: all } = emailTexts(language).weekly;
  return {
    html: html`<h2 class="ink" style="${styles.subheading}">${howTo}</h2>
      <ol class="ink" style="${styles.list}">
        ${all.map(
          ({ title, hint }) =>
            html`<li style="${styles.item}"><strong>${title}</strong><br />${hint}</li>`,
        )}
      </ol>`,
    text: [howTo, ...all.map(({ title, hint }, index) => `${index + 1}. ${title}. ${hint}`)].join(
      '\n',
    ),
  };
}

function links({ id }: Contents, language: Language): EmailPart {
  const t = emailTexts(language).weekly;
  const read = button({ text: t.read, href: siteLink(`/affirmations/${id}`, language) });
  const others = [
    { text: t.print, href: siteLink(`/print/${id}`, language) },
    { text: t.create, href: siteLink('/create', language) },
  ];
  return {
    html: html`${read.html}
      <p class="ink" style="${styles.links}">
        ${others.map(
          ({ text, href }) =>
            html`<a class="leaf" style="${styles.link}" href="${href}">${text}</a><br />`,
        )}
      </p>`,
    text: [read.text, ...others.map(({ text, href }) => `${text}\n${href}`)].join('\n\n'),
  };
}

/** The attachments of the email. */
export function cardPictures({ picture: base64 }: Contents) {
  if (!base64) return [];
  return [{ cid: cardId, filename: 'card.png', content: Buffer.from(base64, 'base64') }];
}
