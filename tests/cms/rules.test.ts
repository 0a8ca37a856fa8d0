import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation, totalHeader } from '#contract/affirmation';
import { category as categoryShape } from '#contract/category';
import { call, callAdmin, editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = madeBy(client);

async function documentOf(category: number): Promise<string> {
  const { rows } = await client.query('select document_id from categories where public_id = $1', [
    category,
  ]);
  return String(rows[0]?.document_id);
}

const categoryOf = async (id: number, language: string) =>
  affirmation.parse((await call(`/affirmations/${id}?lang=${language}`)).body);

describe('an affirmation', () => {
  it('has in a new language the category and the mark it has in the first', async () => {
    const documentId = await affirmations.draft('I belong somewhere.', 'Say it.', 4);
    await editor.publish('affirmation', documentId, { featured: true });
    await editor.update(
      'affirmation',
      documentId,
      { text: 'J’ai ma place.', description: 'Dis-le.' },
      'fr',
    );
    await editor.publish('affirmation', documentId, {}, 'fr');
    const id = await affirmations.idOf(documentId);
    expect(await categoryOf(id, 'fr')).toMatchObject({ categoryId: 4, featured: true, lang: 'fr' });

    const moved = {
      category: {
        disconnect: [{ documentId: await documentOf(4), locale: 'en' }],
        connect: [{ documentId: await documentOf(5), locale: 'en' }],
      },
      featured: false,
    };
    await editor.publish('affirmation', documentId, moved);
    expect(await categoryOf(id, 'en')).toMatchObject({ categoryId: 5, featured: false });
    expect(await categoryOf(id, 'fr')).toMatchObject({
      categoryId: 5,
      featured: false,
      lang: 'fr',
    });
  });

  it('keeps its mark in every language where a draft is discarded: the English one leads', async () => {
    const documentId = await affirmations.published('I stay featured.');
    await editor.update(
      'affirmation',
      documentId,
      { text: 'Je reste.', description: 'Dis-le.' },
      'fr',
    );
    await editor.publish('affirmation', documentId, {}, 'fr');
    await editor.update('affirmation', documentId, { featured: true });
    const marks = async () => {
      const { rows } = await client.query(
        `select featured from affirmations where document_id = $1 and published_at is null`,
        [documentId],
      );
      return rows.map(({ featured }) => featured);
    };
    for (const [language, expected] of [
      ['fr', [true, true]],
      ['en', [false, false]],
    ] as const) {
      const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
      await callAdmin('POST', `${at}/actions/discard?locale=${language}`, {});
      expect(await marks()).toEqual(expected);
    }
  });

  it('is not filed under All', async () => {
    await expect(affirmations.draft('I am everywhere.', 'Say it.', 1)).rejects.toThrow(/^400/);
  });

  it('is not published without a category', async () => {
    const documentId = affirmations.keep(
      await editor.create('affirmation', { text: 'I am lost.', description: 'Say it.' }),
    );
    await expect(editor.publish('affirmation', documentId)).rejects.toThrow(/^400/);
  });

  it.each([
    { text: '', description: 'Say it.' },
    { text: 'a'.repeat(281), description: 'Say it.' },
    { text: 'I am long.', description: 'a'.repeat(1001) },
    { text: 'I say no more.' },
    { text: '   ', description: 'Say it.' },
    { text: 'I am \u0000 here.', description: 'Say it.' },
    { text: 'I am \u202e here.', description: 'Say it.' },
  ])('is not published as the site cannot show it (%#)', async (data) => {
    const documentId = await affirmations.draft('I change.');
    await expect(
      editor.publish('affirmation', documentId, { description: null, ...data }),
    ).rejects.toThrow(/^400/);
  });

  it('is shown only where it is published', async () => {
    const documentId = await affirmations.draft('I hide.');
    const id = await affirmations.idOf(documentId);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
    await editor.publish('affirmation', documentId);
    expect((await call(`/affirmations/${id}`)).status).toBe(200);
    await editor.unpublish('affirmation', documentId);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
  });
});

describe('a category', () => {
  it('stays while affirmations are filed under it, and All stays for ever', async () => {
    for (const id of [1, 2])
      expect((await editor.remove('category', await documentOf(id))).status).toBe(400);
    const documentId = await editor.create('category', {
      name: 'Empty',
      icon: 'ph-star',
      color: '#123456',
    });
    expect((await editor.remove('category', documentId)).ok).toBe(true);
  });

  it.each([
    { color: 'red' },
    { color: '#12345' },
    { icon: 'fa star' },
    { name: '' },
    { name: 'a'.repeat(41) },
  ])('is not saved as the site cannot show it: %j', async (wrong) => {
    const category = { name: 'New', icon: 'ph-star', color: '#123456', ...wrong };
    await expect(editor.create('category', category)).rejects.toThrow(/^400/);
  });

  it('has its English row as long as it has any', async () => {
    const category = { name: 'Joie', icon: 'ph-star', color: '#123456' };
    await expect(editor.create('category', category, 'fr')).rejects.toThrow(/^400/);

    const documentId = await editor.create('category', { ...category, name: 'Joy' });
    await editor.update('category', documentId, { name: 'Joie' }, 'fr');
    const path = `/content-manager/collection-types/api::category.category/${documentId}`;
    expect((await callAdmin('DELETE', `${path}?locale=en`)).ok).toBe(true);
    const { rows } = await client.query('select 1 from categories where document_id = $1', [
      documentId,
    ]);
    expect(rows).toEqual([]);
  });

  it('may lose a translation, also while affirmations are filed under it', async () => {
    const before = (await call('/affirmations?lang=fr&categoryId=7')).headers.get(totalHeader);
    const path = `/content-manager/collection-types/api::category.category/${await documentOf(7)}`;
    expect((await callAdmin('DELETE', `${path}?locale=fr`)).ok).toBe(true);
    const french = z.array(categoryShape).parse((await call('/categories?lang=fr')).body);
    expect(french.find((each) => each.id === 7)).toMatchObject({ name: 'Friendship', lang: 'en' });
    const filed = await call('/affirmations?lang=fr&categoryId=7');
    expect(
      z
        .array(affirmation)
        .parse(filed.body)
        .every((each) => each.lang === 'fr'),
    ).toBe(true);
    expect(filed.headers.get(totalHeader)).toBe(before);
    await editor.update('category', await documentOf(7), { name: 'Amitié' }, 'fr');
  });

  it('cannot become a second All', async () => {
    const documentId = await editor.create('category', {
      name: 'Everything',
      icon: 'ph-star',
      color: '#123456',
      coversAll: true,
    });
    const { rows } = await client.query(
      'select covers_all from categories where document_id = $1',
      [documentId],
    );
    await editor.remove('category', documentId);
    expect(rows).toEqual([{ covers_all: false }]);
  });

  it('may be renamed and recoloured, All too', async () => {
    const all = await documentOf(1);
    const answer = await callAdmin(
      'PUT',
      `/content-manager/collection-types/api::category.category/${all}?locale=en`,
      {
        name: 'All',
        color: '#0e7560',
      },
    );
    expect(answer.status).toBe(200);
  });
});
