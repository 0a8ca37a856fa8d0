import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { previewHeader, previewKey } from '#contract/preview';
import { verifyPreviewKey, signPreviewKey } from '../../cms/src/preview/key.ts';
import { call, callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { invite } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const link = z.object({ data: z.object({ url: z.url().transform((url) => new URL(url)) }) });

/** The panel asks for the link to an entry's page. */
async function linkTo(documentId: string, more = '&locale=en&status=draft', by = callAdmin) {
  const path = `/content-manager/preview/url/api::affirmation.affirmation?documentId=${documentId}`;
  return link.parse(await (await by('GET', path + more)).json()).data.url;
}
const keyOf = (url: URL) => url.searchParams.get(previewKey) ?? '';
const read = (id: number, key: string, language = 'en') =>
  call(`/affirmations/${id}?lang=${language}`, { [previewHeader]: key });

describe('previews', () => {
  it('shows unpublished changes in either language only to holders of the preview link', async () => {
    const documentId = await affirmations.published('I am finished.');
    const id = await affirmations.idOf(documentId);
    await adminApi.update('affirmation', documentId, { text: 'I am being changed.' });
    const french = { text: 'Je change.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');

    const url = await linkTo(documentId, '&locale=fr&status=modified');
    expect(url.origin).toBe(new URL(inject('site')).origin);
    expect(url.pathname + url.search).toBe(`/affirmations/${id}?lang=fr&preview=${keyOf(url)}`);

    const inEnglish = await read(id, keyOf(url));
    expect(affirmation.parse(inEnglish.body)).toMatchObject({
      text: 'I am being changed.',
      lang: 'en',
    });
    expect(inEnglish.headers.get('cache-control')).toBe('private, no-store');
    const inFrench = affirmation.parse((await read(id, keyOf(url), 'fr')).body);
    expect(inFrench).toMatchObject({ text: 'Je change.', lang: 'fr' });
    expect(affirmation.parse((await call(`/affirmations/${id}`)).body).text).toBe('I am finished.');
  });

  it('previews a draft without a category and description', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', { text: 'I begin.', description: 'Say it.' }),
    );
    // As a spreadsheet can add it.
    await client.query('update affirmations set description = null where document_id = $1', [
      documentId,
    ]);
    const id = await affirmations.idOf(documentId);
    const key = keyOf(await linkTo(documentId));
    expect(affirmation.parse((await read(id, key, 'fr')).body)).toMatchObject({
      text: 'I begin.',
      description: '',
      categoryId: 1,
      lang: 'en',
    });
  });

  it('a preview of the published version of an affirmation shows none of its unpublished changes', async () => {
    const documentId = await affirmations.published('I am finished.');
    await adminApi.update('affirmation', documentId, { text: 'I am being changed.' });
    const key = keyOf(await linkTo(documentId, '&locale=en&status=published'));
    const { body } = await read(await affirmations.idOf(documentId), key);
    expect(affirmation.parse(body).text).toBe('I am finished.');
  });

  it('gives a translator a working preview link', async () => {
    const translator = await invite('translator');
    const documentId = await affirmations.draft('I am to be translated.');
    const key = keyOf(await linkTo(documentId, '&locale=fr', translator.call));
    expect((await read(await affirmations.idOf(documentId), key)).status).toBe(200);
  });

  it('a preview key works only for its own affirmation, and only unaltered', async () => {
    const documentId = await affirmations.draft('I am a secret.');
    const id = await affirmations.idOf(documentId);
    const other = await affirmations.idOf(await affirmations.draft('I am another secret.'));
    const key = keyOf(await linkTo(documentId));
    const [named, status, until, signature = ''] = key.split('.');
    expect(Number(until) - Date.now() / 1000).toBeGreaterThan(3000);
    expect(Number(until) - Date.now() / 1000).toBeLessThanOrEqual(3600);
    expect((await read(id, key)).status).toBe(200);
    expect((await read(other, key)).status).toBe(403);
    const forged = [
      [other, status, until, signature],
      [named, status, Number(until) + 1, signature],
      [named, 'published', until, signature],
      [named, status, until, signature.toUpperCase()],
      [named, status, until, ''],
      [named, status, until],
      ['', '', '', signature],
    ];
    for (const parts of forged)
      for (const asked of [id, other])
        expect((await read(asked, parts.join('.'))).status, parts.join('.')).toBe(403);
    for (const odd of ['x', '.', 'a.b.c.d', '-1.draft.1.x', 'é.'])
      expect((await read(id, encodeURIComponent(odd))).status, odd).toBe(403);
    expect((await call(`/affirmations/${id}?preview=${key}`)).status).toBe(404);
  });

  it('rejects a preview key after an hour, or if another secret signed it', () => {
    const began = Date.now();
    const key = signPreviewKey({ id: 7, status: 'draft' }, 'secret', began);
    expect(verifyPreviewKey(key, 'secret', began + 3_598_000)).toEqual({ id: 7, status: 'draft' });
    expect(verifyPreviewKey(key, 'secret', began + 3_600_000)).toBeUndefined();
    expect(verifyPreviewKey(key, 'another', began)).toBeUndefined();
  });

  it('offers a preview link only for content types with drafts, and only to panel users', async () => {
    const path = '/content-manager/preview/url/api::category.category?documentId=x';
    expect((await callAdmin('GET', path)).status).toBe(204);
    const stranger = await fetch(
      `${inject('cms')}/content-manager/preview/url/api::affirmation.affirmation?documentId=x`,
    );
    expect(stranger.status).toBe(401);
  });
});
