import type { Language } from '../contract/language.ts';
import { html, type Html } from './html.ts';
import { darkModeStyles, styles } from './styles.ts';
import { button, paragraph, type EmailPart } from './parts.ts';
import { mailSettings } from './settings.ts';
import { emailTexts } from './texts/index.ts';

export type EmailContent = {
  language: Language;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  heading: string;
  /** A line above the heading. */
  kicker?: string;
  /** The heading's own language, where it is another one. */
  headingLanguage?: Language;
  paragraphs?: readonly string[];
  /** Between the paragraphs and the button. */
  parts?: readonly EmailPart[];
  button?: { text: string; href: string };
  /** Small, beneath the sheet: why this email came, and how to have no more of them. */
  footer?: readonly EmailPart[];
};

/**
 * Draws an email in the site's look for mail programs, from 320 to 600 px, and as plain text.
 * Everything given is text and escaped, but for the markup of parts. Throws where a setting is wrong.
 */
export function renderEmail(drawing: EmailContent): { html: string; text: string } {
  const { language, heading, paragraphs = [], parts = [], footer = [] } = drawing;
  const { SITE_NAME, SITE_URL } = mailSettings();
  const texts = emailTexts(language);
  const all = [
    ...paragraphs.map(paragraph),
    ...parts,
    ...(drawing.button ? [button(drawing.button, texts.buttonFails)] : []),
  ];
  const brandLine = `${SITE_NAME} · ${texts.tagline}`;
  const brand = html`<a class="leaf" style="${styles.brandLink}" href="${SITE_URL}"
    >${SITE_NAME}</a
  >`;
  const foot = [
    html`<p class="soft" style="${styles.footer}">${brandLine}</p>`,
    ...footer.map((part) => part.html),
  ];
  return {
    html: page(
      drawing,
      brand,
      all.map((part) => part.html),
      foot,
    ).source,
    text: `${[
      ...[drawing.kicker, heading].filter(Boolean),
      ...all.map((part) => part.text).filter(Boolean),
      ['-- ', brandLine, SITE_URL].join('\n'),
      ...footer.map((part) => part.text),
    ].join('\n\n')}\n`,
  };
}

function page(
  { language, preheader, heading, kicker, headingLanguage = language }: EmailContent,
  brand: Html,
  parts: readonly Html[],
  foot: readonly Html[],
): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          ${darkModeStyles}
        </style>
      </head>
      <body class="page" style="${styles.page}">
        <div style="${styles.hidden}">${preheader}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="#fff8ec"
        >
          <tr>
            <td align="center" style="${styles.edge}">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
              <table
                role="presentation"
                style="${styles.sheet}"
                cellpadding="0"
                cellspacing="0"
                border="0"
              >
                <tr>
                  <td align="left"><p style="${styles.brand}">${brand}</p></td>
                </tr>
                <tr>
                  <td class="paper" align="left" style="${styles.paper}">
                    ${kicker && html`<p class="leaf" style="${styles.kicker}">${kicker}</p>`}
                    <h1 class="ink" lang="${headingLanguage}" style="${styles.heading}">
                      ${heading}
                    </h1>
                    ${parts}
                  </td>
                </tr>
                <tr>
                  <td align="left" style="${styles.foot}">${foot}</td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}
