import { html, type Html } from './html.ts';
import { styles } from './styles.ts';

/** A piece of an email, as markup and as plain text. */
export type EmailPart = { html: Html; text: string };

export function paragraph(text: string): EmailPart {
  return { html: html`<p class="ink" style="${styles.text}">${text}</p>`, text };
}

/** A button without images. With a `hint`, its URL is printed below. */
export function button({ text, href }: { text: string; href: string }, hint?: string): EmailPart {
  const plainLink =
    hint &&
    html`<p class="soft" style="${styles.small}">
      ${hint}<br /><a class="soft" style="${styles.address}" href="${href}">${href}</a>
    </p>`;
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td style="${styles.buttonCell}" bgcolor="#0a5647">
            <a href="${href}" style="${styles.button}">${text}</a>
          </td>
        </tr>
      </table>
      ${plainLink || undefined}`,
    text: `${text}\n${href}`,
  };
}
