import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { visitors } from './browser.ts';

const visit = visitors();
const at = (path: string) => new URL(path, inject('site'));
const get = (path: string) => fetch(at(path), { headers: { Accept: 'text/html' } });
const read = async (path: string) => (await get(path)).text();

/** Width and height as a PNG's header says them. */
async function sizeOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
/** Of a lossy WebP picture. */
async function webpSizeOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(8, 16).toString()).toBe('WEBPVP8 ');
  return `${bytes.readUInt16LE(26)}x${bytes.readUInt16LE(28)}`;
}
const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#38;', '&');
const metaOf = (html: string, property: string) =>
  unescaped(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '');

const fact = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    fact.parse(JSON.parse(json ?? '')),
  );

describe('shared links', () => {
  it.each([
    '/share/affirmation-1.en.png',
    '/share/affirmation-1.fr.png',
    '/share/category-4.fr.png',
    '/share/home.en.png',
    '/share/about.fr.png',
  ])('serves %s as a PNG picture of 1200 × 630 pixels', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sizeOf(answer)).toBe('1200x630');
  });

  it.each([
    '/share/affirmation-999999.en.png',
    '/share/affirmation-0.en.png',
    '/share/affirmation-1.de.png',
    '/share/category-999.en.png',
    '/share/nothing.en.png',
  ])('responds with 404 to the share picture %s', async (path) =>
    expect((await get(path)).status).toBe(404),
  );

  it.each([
    '/',
    '/about',
    '/create',
    '/printable-cards',
    '/categories/4',
    '/moments/worry',
    '/affirmations/3',
  ])(
    'the meta tags of %s have its title, description, URL and share picture in each of the two languages',
    async (path) => {
      const titles = new Set<string>();
      for (const language of ['en', 'fr']) {
        const html = await read(`${path}?lang=${language}`);
        titles.add(metaOf(html, 'og:title'));
        expect(metaOf(html, 'og:description')).not.toBe('');
        expect(metaOf(html, 'og:locale')).toBe(language === 'en' ? 'en_US' : 'fr_FR');
        expect(metaOf(html, 'og:url')).toBe(at(`${path}?lang=${language}`).href);
        expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
        const picture = metaOf(html, 'og:image');
        expect(picture).toContain(`.${language}.png`);
        expect(await sizeOf(await fetch(picture))).toBe('1200x630');
      }
      expect(titles.size).toBe(2);
    },
  );
});

describe('linked data', () => {
  it.each([
    ['/', ['WebSite']],
    ['/affirmations/3', ['Quotation', 'BreadcrumbList']],
    ['/categories/3', ['ItemList']],
  ])(
    'the page %s contains linked data for search engines (JSON-LD) of the types %j',
    async (path, types) => {
      expect(factsOf(await read(path)).map((each) => each['@type'])).toEqual(types);
    },
  );
});

describe('sitemap and robots.txt', () => {
  it('lists every affirmation and the main pages in both languages in the sitemap', async () => {
    const index = await read('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, part = '']) => unescaped(part));
    const maps = await Promise.all(
      parts.map((part) => fetch(part).then((answer) => answer.text())),
    );
    const found = maps.flatMap((map) =>
      [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each = '']) => unescaped(each)),
    );
    const all = z
      .array(z.object({ id: z.number() }))
      .parse(await (await fetch(at('/api/affirmations'))).json());
    for (const language of ['en', 'fr']) {
      for (const { id } of all)
        expect(found).toContain(at(`/affirmations/${id}?lang=${language}`).href);
      for (const path of ['/', '/about', '/categories/1', '/moments/bedtime'])
        expect(found).toContain(at(`${path}?lang=${language}`).href);
      for (const path of ['/moments/bedtime', '/categories/5'])
        expect(found).toContain(at(`${path}?age=6-8&lang=${language}`).href);
    }
    for (const map of maps) {
      const entries = map.split('<url>').slice(1);
      for (const entry of entries)
        expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, each]) => each)).toEqual([
          'en',
          'fr',
          'x-default',
        ]);
    }
    expect((await get('/sitemap-affirmations-999.xml')).status).toBe(404);
  });

  it('robots.txt names the paths that are closed to search engines, and the sitemap', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Disallow: /dashboard\n');
    expect(robots).toContain(`Sitemap: ${at('/sitemap.xml').href}`);
    expect(robots).not.toMatch(/^Disallow: \/print$/m);
  });
});

describe('icons and web manifest', () => {
  it('serves /favicon.ico as an icon', async () => {
    const answer = await get('/favicon.ico');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'image/vnd.microsoft.icon',
    ]);
  });

  it.each(['en', 'fr'])(
    'the web manifest has a name and icons of the stated sizes (%s)',
    async (language) => {
      const answer = await get(`/manifest.webmanifest?lang=${language}`);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = z
        .object({
          name: z.string().min(1),
          lang: z.literal(language),
          icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
          screenshots: z.array(
            z.object({
              src: z.string(),
              sizes: z.string(),
              form_factor: z.enum(['narrow', 'wide']),
            }),
          ),
        })
        .parse(await answer.json());
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
      for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png')))
        expect(await sizeOf(await get(src))).toBe(sizes);
      expect(await sizeOf(await get('/icons/apple-touch.png'))).toBe('180x180');
      expect(manifest.screenshots.map((each) => each.form_factor)).toEqual(['narrow', 'wide']);
      for (const { src, sizes } of manifest.screenshots)
        expect(await webpSizeOf(await get(src))).toBe(sizes);
    },
  );
});

describe('about page', () => {
  it.each(['en', 'fr'])(
    'the about page has every anchor that the footer links to (%s)',
    async (language) => {
      const page = await visit(`/about?lang=${language}`);
      const anchors = await page
        .locator('footer a[href^="/about#"]')
        .evaluateAll((links) =>
          links.map((link) => new URL(link.getAttribute('href') ?? '', 'x:/').hash),
        );
      expect(anchors).toEqual(['#story', '#parents', '#teachers', '#contact', '#privacy']);
      for (const anchor of [...anchors, '#benefits'])
        expect(await page.locator(anchor).count()).toBe(1);
      expect(await page.locator('#contact a[href^="mailto:"]').count()).toBe(1);
      expect(await page.locator('nav a[href="#privacy"]').count()).toBe(1);
    },
  );

  it('the about page contains the privacy policy’s sentences', async () => {
    const page = await visit('/about?lang=en#privacy');
    const policy = page.locator('#privacy');
    for (const sentence of [
      'Effective January 1, 2023',
      'We collect e-mail addresses of newsletter subscribers and anonymised usage data.',
      'We collect no personal data from children under 13 without parental consent.',
      'The data is used for newsletters, site improvement and replying to enquiries.',
    ])
      expect(await policy.getByText(sentence).count(), sentence).toBe(1);
    expect(await policy.isVisible()).toBe(true);
  });
});
