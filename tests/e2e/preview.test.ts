import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { previewKey, previewSeconds } from '#contract/preview';
import { signPreviewKey } from '../../cms/src/preview/key.ts';
import { readJsonObject } from '../../scripts/stack/json.ts';
import { callAdmin, adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { startSite } from './site.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const link = z.object({ data: z.object({ url: z.url() }) });

/** Creates an English and a French draft. Returns the preview link that the panel gives. */
async function previewed() {
  const documentId = await affirmations.draft('I am still a caterpillar.');
  const french = { text: 'Je suis encore une chenille.', description: 'Dis-le doucement.' };
  await adminApi.update('affirmation', documentId, french, 'fr');
  const path = `/content-manager/preview/url/api::affirmation.affirmation?documentId=${documentId}`;
  const answer = await callAdmin('GET', `${path}&locale=en&status=draft`);
  const url = new URL(link.parse(await answer.json()).data.url);
  return { documentId, url, path: url.pathname + url.search };
}

const secrets = z.object({ APP_KEYS: z.string() });

/** The path of a preview whose key was signed some seconds ago. */
function signedAgo(url: URL, seconds: number): string {
  const { APP_KEYS } = secrets.parse(readJsonObject(join(inject('dataFolder'), 'secrets.json')));
  const [secret = ''] = APP_KEYS.split(',');
  const id = Number(url.pathname.split('/').at(-1));
  const aged = new URL(url);
  const signedAt = Date.now() - seconds * 1000;
  aged.searchParams.set(previewKey, signPreviewKey({ id, status: 'draft' }, secret, signedAt));
  return aged.pathname + aged.search;
}

describe('preview of a draft', () => {
  it('shows a draft on the real page in either language and says that it is a preview', async () => {
    const { path } = await previewed();
    const page = await visit(path);
    await expect
      .poll(() => page.locator('h1').textContent())
      .toContain('I am still a caterpillar.');
    expect(await page.getByRole('status').first().textContent()).toContain('Preview');
    await page.getByRole('link', { name: 'Français' }).first().click();
    await expect
      .poll(() => page.locator('h1').textContent())
      .toContain('Je suis encore une chenille.');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(page.url()).toContain('preview=');
  });

  it('the preview of a draft is neither cached nor indexed, and any site can frame it', async () => {
    const { documentId, path } = await previewed();
    const ask = () => fetch(inject('site') + path);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-tag')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http: https:');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('application/ld+json');

    // Shows the change right away, because nothing was cached.
    await adminApi.update('affirmation', documentId, { text: 'I am a butterfly now.' });
    expect(await (await ask()).text()).toContain('I am a butterfly now.');
  });

  it('other sites can show a preview in a frame even if analytics are on', async () => {
    const { path } = await previewed();
    const site = await startSite(inject('cms'), { ANALYTICS_URL: 'https://counts.example' });
    const policy = (await fetch(site + path)).headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http: https:');
    expect(policy).toContain("connect-src 'self' https://counts.example;");
  });

  it('an opened preview does not make the draft visible without the preview key', async () => {
    const { url, path } = await previewed();
    const before = await fetch(inject('site') + url.pathname);
    expect(before.status).toBe(404);
    await fetch(inject('site') + path);
    const after = await fetch(inject('site') + url.pathname);
    expect(after.status).toBe(404);
    expect(after.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('shows the preview of a draft for an hour, and then says that it has expired', async () => {
    const { url } = await previewed();
    const young = await visit(signedAgo(url, previewSeconds - 60));
    expect(await young.locator('h1').textContent()).toContain('I am still a caterpillar.');

    const path = signedAgo(url, previewSeconds + 1);
    const expired = await fetch(inject('site') + path);
    expect(expired.status).toBe(403);
    expect(expired.headers.get('cache-control')).toBe('private, no-store');
    expect(await expired.text()).not.toContain('caterpillar');
    const page = await visit(path, { mayFail: true });
    expect(await page.locator('h1').textContent()).toBe('This preview has expired');
  });

  it('answers a forged preview link with 403 and says that the preview has expired', async () => {
    const { path } = await previewed();
    const forged = await fetch(`${inject('site')}${path}x`);
    expect(forged.status).toBe(403);
    expect(forged.headers.get('cache-control')).toBe('private, no-store');
    expect(forged.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const sign of ['%0A', '%F0%9F%90%A6', '%00'])
      expect((await fetch(`${inject('site')}${path}${sign}`)).status, sign).toBe(403);
    const page = await visit(`${path}x`, { mayFail: true });
    expect(await page.locator('h1').textContent()).toBe('This preview has expired');
  });

  it.each(['x', '%00', '%0D%0AX-Odd:%201', '%FF', '%F0%9F%90%A6'])(
    'answers 403 to the page and the print page of an affirmation with the invalid preview key %s',
    async (key) => {
      for (const path of ['/affirmations/1', '/print/1']) {
        const { status } = await fetch(`${inject('site')}${path}?preview=${key}`);
        expect(status, path).toBe(403);
      }
    },
  );
});
