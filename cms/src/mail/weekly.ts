import type { Language } from '../contract/language.ts';
import type { Contents } from '../api/letter/contents.ts';
import { html } from './html.ts';
import type { Sender } from './keys.ts';
import { drawLetter } from './layout.ts';
import { preferencesLink, siteLink } from './links.ts';
import { look } from './look.ts';
import { paragraph, type Part } from './parts.ts';
import { letterSettings } from './settings.ts';
import { letterTexts } from './texts/index.ts';

/** What the card's picture is called inside the letter. */
export const cardId = 'card@colibri';

/** A subject longer than this is cut off by every mailbox. */
const longestSubject = 90;

/** Draws a week's letter to one reader in a language: subject, HTML, plain text. Raises where a setting is wrong. */
export function drawWeekly(contents: Contents, language: Language, sender: Sender) {
  const t = letterTexts(language).weekly;
  const { text, lang, note } = contents;
  const drawn = drawLetter({
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
    footer: [listFooter(sender, language)],
  });
  return { subject: cut(text), ...drawn };
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject - 1).trimEnd()}…`;
}

function described({ description, lang }: Contents): Part {
  return {
    html: html`<p class="ink" lang="${lang}" style="${look.text}">${description}</p>`,
    text: description,
  };
}

function picture({ id, text }: Contents, language: Language): Part {
  const href = siteLink(`/affirmations/${id}`, language);
  return {
    html: html`<p style="${look.pictureRow}">
      <a href="${href}"
        ><img
          src="cid:${cardId}"
          width="552"
          alt="${letterTexts(language).weekly.card(text)}"
          style="${look.picture}"
      /></a>
    </p>`,
    text: '',
  };
}

function noteOf(note: string): Part {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="note" style="${look.note}">
          ${note
            .split(/\n+/)
            .filter((line) => line.trim())
            .map((line) => html`<p class="ink" style="${look.noteText}">${line}</p>`)}
        </td>
      </tr>
    </table>`,
    text: note,
  };
}

function ways(language: Language): Part {
  const { howTo, ways: all } = letterTexts(language).weekly;
  return {
    html: html`<h2 class="ink" style="${look.subheading}">${howTo}</h2>
      <ol class="ink" style="${look.list}">
        ${all.map(
          ({ title, hint }) =>
            html`<li style="${look.item}"><strong>${title}</strong><br />${hint}</li>`,
        )}
      </ol>`,
    text: [howTo, ...all.map(({ title, hint }, at) => `${at + 1}. ${title}. ${hint}`)].join('\n'),
  };
}

function links({ id }: Contents, language: Language): Part {
  const t = letterTexts(language).weekly;
  const read = siteLink(`/affirmations/${id}`, language);
  const others = [
    { text: t.print, href: siteLink(`/print/${id}`, language) },
    { text: t.create, href: siteLink('/create', language) },
  ];
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td style="${look.buttonCell}" bgcolor="#0a5647">
            <a href="${read}" style="${look.button}">${t.read}</a>
          </td>
        </tr>
      </table>
      <p class="ink" style="${look.links}">
        ${others.map(
          ({ text, href }) =>
            html`<a class="leaf" style="${look.link}" href="${href}">${text}</a><br />`,
        )}
      </p>`,
    text: [{ text: t.read, href: read }, ...others]
      .map(({ text, href }) => `${text}\n${href}`)
      .join('\n\n'),
  };
}

/** Why a letter of the list came, and the way out. */
export function listFooter(sender: Sender, language: Language): Part {
  const t = letterTexts(language).list;
  const href = preferencesLink(sender, language);
  const why = t.why(letterSettings().SITE_NAME);
  return {
    html: html`<p class="soft" style="${look.footer}">
      ${why}<br />
      <a class="soft" style="${look.footerLink}" href="${href}">${t.preferences}</a> ·
      <a class="soft" style="${look.footerLink}" href="${href}#leave">${t.leave}</a>
    </p>`,
    text: `${why}\n${t.preferences} · ${t.leave}\n${href}`,
  };
}

/** The pictures that a letter carries. */
export function cardPictures({ picture: base64, text }: Contents) {
  if (!base64) return [];
  const filename = `${
    text
      .normalize('NFD')
      .replace(/[^\w]+/g, '-')
      .slice(0, 40)
      .replace(/^-|-$/g, '') || 'card'
  }.png`;
  return [{ cid: cardId, filename, content: Buffer.from(base64, 'base64') }];
}
