import type { Language } from '../contract/language.ts';
import { html, type Html } from './html.ts';
import { darkModeStyles, styles } from './styles.ts';
import { button, paragraph, type EmailPart } from './parts.ts';
import { cmsSettings } from '../core/settings.ts';
import { emailTexts } from './texts/index.ts';

export type EmailContent = {
  language: Language;
  /** The preview text that mail programs show next to the subject. */
  preheader: string;
  heading: string;
  /** A line above the heading. */
  kicker?: string;
  /** The language of the heading, if it differs from the email's. */
  headingLanguage?: Language;
  paragraphs?: readonly string[];
  /** Between the paragraphs and the button. */
  parts?: readonly EmailPart[];
  button?: { text: string; href: string };
  /** Small print below the content: why the reader gets this email, and how to unsubscribe. */
  footer?: readonly EmailPart[];
};

/**
 * Renders an email in the site's design as HTML, from 320 to 600 px wide, and as plain text. Everything except for
 * `parts` and `footer` is escaped. Throws if a setting is invalid.
 */
export function renderEmail(content: EmailContent): { html: string; text: string } {
  const { language, heading, paragraphs = [], parts = [], footer = [] } = content;
  const { SITE_NAME, SITE_URL } = cmsSettings();
  const texts = emailTexts(language);
  const all = [
    ...paragraphs.map(paragraph),
    ...parts,
    ...(content.button ? [button(content.button, texts.buttonFails)] : []),
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
      content,
      brand,
      all.map((part) => part.html),
      foot,
    ).source,
    text: `${[
      ...[content.kicker, heading].filter(Boolean),
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
