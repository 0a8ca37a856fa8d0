import { describe, expect, it } from 'vitest';
import { asJson, breadcrumbFact } from '../../../web/logic/linked-data.ts';
import { picturePath, sharedAt, sharedBy } from '../../../web/logic/sharing.ts';
import { sitemapIndex, sitemapPart } from '../../../web/logic/sitemap.ts';

describe('sharedBy', () => {
  it.each([
    ['affirmation-12.en', { shared: { noun: 'affirmation', id: 12 }, language: 'en' }],
    ['category-1.fr', { shared: { noun: 'category', id: 1 }, language: 'fr' }],
    ['printable-cards.fr', { shared: { page: 'printable-cards' }, language: 'fr' }],
  ] as const)('reads %s, and the path leads back', (name, read) => {
    expect(sharedBy(name)).toEqual(read);
    expect(picturePath(read.shared, read.language)).toBe(`/share/${name}.png`);
  });

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
  ])('knows nothing of %j', (name) => expect(sharedBy(name)).toBeUndefined());
});

describe('sharedAt', () => {
  it('is the page itself where it has a picture of its own', () => {
    expect(sharedAt('/create')).toEqual({ page: 'create' });
    expect(sharedAt('/')).toEqual({ page: 'home' });
    expect(sharedAt('/login')).toEqual({ page: 'home' });
  });
});

describe('linked data', () => {
  it('cannot end the element it stands in', () => {
    const fact = { '@type': 'Quotation', text: '</script><script>alert(1)</script>' };
    expect(asJson(fact)).not.toContain('<');
    expect(JSON.parse(asJson(fact))).toMatchObject(fact);
  });

  it('counts the steps of a way from one', () => {
    const site = { name: 'Colibri', url: 'https://colibri.example' };
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Calm', path: '/categories/5' },
    ];
    expect(breadcrumbFact(steps, site, 'fr')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://colibri.example/?lang=fr' },
        { position: 2, item: 'https://colibri.example/categories/5?lang=fr' },
      ],
    });
  });
});

describe('a sitemap', () => {
  it('has each page in each language, with all its alternates', () => {
    const part = sitemapPart([new URL('https://colibri.example/about?a=1&b=2')]);
    expect(part.match(/<url>/g)).toHaveLength(3);
    expect(part.match(/hreflang="x-default"/g)).toHaveLength(3);
    expect(part).toContain('<loc>https://colibri.example/about?a=1&amp;b=2</loc>');
    expect(part).toContain('<loc>https://colibri.example/about?a=1&amp;b=2&amp;lang=fr</loc>');
    expect(part).not.toMatch(/&(?!amp;)/);
  });

  it('lists its parts', () => {
    expect(sitemapIndex([new URL('https://colibri.example/sitemap-pages.xml')])).toContain(
      '<sitemap><loc>https://colibri.example/sitemap-pages.xml</loc></sitemap>',
    );
  });
});
