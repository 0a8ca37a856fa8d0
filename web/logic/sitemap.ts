import { languages } from '#contract/language';
import { withLanguage } from './language-url.ts';

/** Each affirmation has three URLs, of which a part can contain at most 50,000. This many take about 1 MB. */
export const affirmationsInPart = 1000;

const open = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap index, which lists the parts. */
export function sitemapIndex(addresses: readonly URL[]): string {
  const parts = addresses.map(({ href }) => `<sitemap><loc>${escaped(href)}</loc></sitemap>`);
  return `${open}<sitemapindex ${schema}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** A part of the sitemap: each page without a language and in each language, with its alternates. */
export function sitemapPart(addresses: readonly URL[]): string {
  const entries = addresses.flatMap((address) => {
    const alternates = [
      ...languages.map((language) => [language, withLanguage(address, language)] as const),
      ['x-default', address] as const,
    ].map(([language, { href }]) => ({ language, href: escaped(href) }));
    const links = alternates
      .map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      .join('');
    return alternates.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
  });
  return `${open}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
