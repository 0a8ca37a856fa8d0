import { describe, expect, it } from 'vitest';
import { serializeJsonLd, breadcrumbJsonLd } from '../../../web/logic/json-ld.ts';
import {
  sharePicturePath,
  shareSubjectOfPage,
  parseSharePictureName,
} from '../../../web/logic/share-picture.ts';
import { sitemapIndex, sitemapPart } from '../../../web/logic/sitemap.ts';

describe('parseSharePictureName', () => {
  it.each([
    ['affirmation-12.en', { shared: { noun: 'affirmation', id: 12 }, language: 'en' }],
    ['category-1.fr', { shared: { noun: 'category', id: 1 }, language: 'fr' }],
    ['printable-cards.fr', { shared: { page: 'printable-cards' }, language: 'fr' }],
  ] as const)(
    'parses the share picture name %s, and builds the same path from the result',
    (name, read) => {
      expect(parseSharePictureName(name)).toEqual(read);
      expect(sharePicturePath(read.shared, read.language)).toBe(`/share/${name}.png`);
    },
  );

  it.each([
    undefined,
    '',
    'affirmation-0.en',
    'affirmation-012.en',
    'affirmation-99999999999.en',
    'affirmation-1.de',
    'affirmation-1',
    'toString.en',
    'login.en',
    '../home.en',
  ])('rejects %j as the name of a share picture', (name) =>
    expect(parseSharePictureName(name)).toBeUndefined(),
  );
});

describe('shareSubjectOfPage', () => {
  it('a page shared on other sites has its own share picture if there is one, or else the home page’s', () => {
    expect(shareSubjectOfPage('/create')).toEqual({ page: 'create' });
    expect(shareSubjectOfPage('/')).toEqual({ page: 'home' });
    expect(shareSubjectOfPage('/login')).toEqual({ page: 'home' });
  });
});

describe('JSON-LD', () => {
  it('escapes JSON-LD so that it cannot close its script element', () => {
    const fact = { '@type': 'Quotation', text: '</script><script>alert(1)</script>' };
    expect(serializeJsonLd(fact)).not.toContain('<');
    expect(JSON.parse(serializeJsonLd(fact))).toMatchObject(fact);
  });

  it('numbers breadcrumbs from one, with absolute URLs in the language of the page', () => {
    const site = { name: 'Colibri', url: 'https://colibri.example' };
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Calm', path: '/categories/5' },
    ];
    expect(breadcrumbJsonLd(steps, site, 'fr')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://colibri.example/?lang=fr' },
        { position: 2, item: 'https://colibri.example/categories/5?lang=fr' },
      ],
    });
  });
});

describe('sitemap', () => {
  it('the sitemap lists each page in each language with its alternates, and escapes URLs', () => {
    const part = sitemapPart([new URL('https://colibri.example/about?a=1&b=2')]);
    expect(part.match(/<url>/g)).toHaveLength(3);
    expect(part.match(/hreflang="x-default"/g)).toHaveLength(3);
    expect(part).toContain('<loc>https://colibri.example/about?a=1&amp;b=2</loc>');
    expect(part).toContain('<loc>https://colibri.example/about?a=1&amp;b=2&amp;lang=fr</loc>');
    expect(part).not.toMatch(/&(?!amp;)/);
  });

  it('lists the parts of a sitemap in its index', () => {
    expect(sitemapIndex([new URL('https://colibri.example/sitemap-pages.xml')])).toContain(
      '<sitemap><loc>https://colibri.example/sitemap-pages.xml</loc></sitemap>',
    );
  });
});
