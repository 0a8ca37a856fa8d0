import { afterEach, describe, expect, inject, it } from 'vitest';
import { callAdmin, adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { shapeOf } from '../../web/components/icon/shapes.ts';

const client = connect();
const affirmations = affirmationFactory(client);
/** Pages usually show a change within a second. The median counts, because a busy machine may take longer once. */
const usualMilliseconds = 1000;
const waited: number[] = [];
function expectUsualWait(): void {
  const sorted = waited.splice(0).toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)] ?? 0, 'the median').toBeLessThan(usualMilliseconds);
}
afterEach(expectUsualWait);
/** Less than the minute after which the site renders cached pages again anyway. */
const patience = { timeout: 20_000, interval: 20 };

async function read(path: string, language = 'en') {
  const answer = await fetch(inject('site') + path, { headers: { Cookie: `lang=${language}` } });
  return answer.text();
}
const etagOf = async (path: string) => (await fetch(inject('site') + path)).headers.get('etag');

/** Waits until each of these pages contains the text, or in `hides`, until none does. */
async function shows(paths: readonly string[], text: string, language = 'en') {
  const began = Date.now();
  const waits = paths.map(async (path) => {
    await expect.poll(() => read(path, language), patience).toContain(text);
    waited.push(Date.now() - began);
  });
  await Promise.all(waits);
}
async function hides(paths: readonly string[], text: string, language = 'en') {
  const began = Date.now();
  const waits = paths.map(async (path) => {
    await expect.poll(() => read(path, language), patience).not.toContain(text);
    waited.push(Date.now() - began);
  });
  await Promise.all(waits);
}

const documentOf = async (table: string, id: number) => {
  const { rows } = await client.query(`select document_id from ${table} where public_id = $1`, [
    id,
  ]);
  return String(rows[0]?.document_id);
};

describe('content changes', () => {
  it('shows a new or changed affirmation on all pages and hides an unpublished or deleted one, usually within a second', async () => {
    const documentId = await affirmations.draft('I am a zebrafish.', 'Say it under water.', 2);
    const id = await affirmations.idOf(documentId);
    const lists = [
      '/categories/2?q=zebrafish',
      '/categories/1?q=zebrafish',
      '/api/affirmations?q=zebrafish',
    ];
    const own = [`/affirmations/${id}`, `/print/${id}`, `/api/affirmations/${id}`];
    const all = [...lists, ...own];
    const sitemap = '/sitemap-affirmations-1.xml';
    const picture = `/share/affirmation-${id}.en.png`;
    // Caches every page first.
    for (const path of [...all, sitemap, '/'])
      for (const language of ['en', 'fr']) await read(path, language);

    await adminApi.publish('affirmation', documentId);
    await shows(all, 'I am a zebrafish.');
    await shows(all, 'I am a zebrafish.', 'fr');
    await shows([sitemap], `/affirmations/${id}`);
    await shows(['/categories/1?q=zebrafish'], 'Found 1 affirmation');
    await shows(['/categories/1?q=zebrafish'], '1 affirmation', 'fr');
    const drawn = await etagOf(picture);

    await callAdmin('POST', '/panel/featured', { documentIds: [documentId], featured: true });
    await callAdmin('PUT', '/panel/featured/order', { documentIds: [documentId] });
    for (const language of ['en', 'fr'])
      await shows(['/', '/api/affirmations/featured'], 'I am a zebrafish.', language);

    await adminApi.publish('affirmation', documentId, { text: 'I am a bigger zebrafish.' });
    await shows([...all, '/'], 'I am a bigger zebrafish.');
    await expect.poll(() => etagOf(picture), patience).not.toBe(drawn);

    const french = { text: 'Je suis un poisson zebrafish.', description: 'Dis-le sous l’eau.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await shows([...all, '/'], french.text, 'fr');
    await shows(all, 'I am a bigger zebrafish.');

    await adminApi.unpublish('affirmation', documentId, 'fr');
    await shows([...all, '/'], 'I am a bigger zebrafish.', 'fr');
    await adminApi.unpublish('affirmation', documentId);
    for (const language of ['en', 'fr']) await hides([...all, '/'], 'zebrafish.', language);
    await hides([sitemap], `/affirmations/${id}<`);

    await adminApi.publish('affirmation', documentId);
    await shows(all, 'I am a bigger zebrafish.');
    await adminApi.remove('affirmation', documentId);
    for (const language of ['en', 'fr']) await hides(all, 'zebrafish.', language);
    expect((await fetch(`${inject('site')}/affirmations/${id}`)).status).toBe(404);
  });

  it('the pages of the site show a category’s new name, color, and icon, usually within a second', async () => {
    const documentId = await documentOf('categories', 6);
    const withIcons = ['/', '/categories/6', '/categories/1', '/printable-cards'];
    const pages = [...withIcons, '/api/categories'];
    for (const path of pages) for (const language of ['en', 'fr']) await read(path, language);
    const { rows } = await client.query(
      `select locale, name, color, icon from categories where document_id = $1`,
      [documentId],
    );
    const was = (locale: string) => rows.find((row) => row.locale === locale);
    try {
      await adminApi.update('category', documentId, {
        name: 'Curiosity',
        color: '#123abc',
        icon: 'ph-anchor',
      });
      await adminApi.update('category', documentId, { name: 'Curiosité' }, 'fr');
      await shows(pages, 'Curiosity');
      await shows(pages, 'Curiosité', 'fr');
      await shows(['/api/categories', '/'], '123abc', 'fr');
      // Inline, because it isn't in /icons.svg.
      await shows(withIcons, shapeOf('anchor-fill'));
    } finally {
      const { name, color, icon } = was('en');
      await adminApi.update('category', documentId, { name, color, icon });
      await adminApi.update('category', documentId, { name: was('fr').name }, 'fr');
    }
    await shows(pages, was('en').name);
  });

  it('a new testimonial appears on the home page, and a removed one disappears, usually within a second', async () => {
    const testimonial = { text: 'My fish listens now.', name: 'Zoe', title: 'Diver', rating: 5 };
    const pages = ['/', '/api/testimonials'];
    for (const path of pages) for (const language of ['en', 'fr']) await read(path, language);
    const documentId = await adminApi.create('testimonial', testimonial);
    for (const language of ['en', 'fr']) await shows(pages, testimonial.text, language);
    await adminApi.remove('testimonial', documentId);
    for (const language of ['en', 'fr']) await hides(pages, testimonial.text, language);
  });
});
