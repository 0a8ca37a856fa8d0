import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { affirmation, totalHeader } from '#contract/affirmation';
import { category as categoryShape } from '#contract/category';
import { call, callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const client = connect();
const affirmations = affirmationFactory(client);

async function documentOf(category: number): Promise<string> {
  const { rows } = await client.query('select document_id from categories where public_id = $1', [
    category,
  ]);
  return String(rows[0]?.document_id);
}

const categoryOf = async (id: number, language: string) =>
  affirmation.parse((await call(`/affirmations/${id}?lang=${language}`)).body);

describe('editorial rules for affirmations', () => {
  it.each([
    ['featuredFrom', { featuredFrom: '25/11/2026' }],
    ['publishAt', { publishAt: '11/25/2026 9:00 AM' }],
    ['featuredUntil', { featuredFrom: '2026-11-25', featuredUntil: '2026-11-24' }],
    ['unpublishAt', { publishAt: '2099-11-25T09:00:00Z', unpublishAt: '2099-11-24T09:00:00Z' }],
  ])(
    'names the field %s when an editor gives an affirmation the invalid dates %j',
    async (field, dates) => {
      const documentId = await affirmations.draft('I have a date.');
      const answer = await callAdmin(
        'PUT',
        `/content-manager/collection-types/api::affirmation.affirmation/${documentId}?locale=en`,
        dates,
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { name: 'ValidationError', details: { errors: [{ path: [field] }] } },
      });
    },
  );

  it('changing the category and the featured state of an affirmation in English changes them in French, too', async () => {
    const documentId = await affirmations.draft('I belong somewhere.', 'Say it.', 4);
    await adminApi.publish('affirmation', documentId, { featured: true });
    await adminApi.update(
      'affirmation',
      documentId,
      { text: 'J’ai ma place.', description: 'Dis-le.' },
      'fr',
    );
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    const id = await affirmations.idOf(documentId);
    expect(await categoryOf(id, 'fr')).toMatchObject({ categoryId: 4, featured: true, lang: 'fr' });

    const moved = {
      category: {
        disconnect: [{ documentId: await documentOf(4), locale: 'en' }],
        connect: [{ documentId: await documentOf(5), locale: 'en' }],
      },
      featured: false,
    };
    await adminApi.publish('affirmation', documentId, moved);
    expect(await categoryOf(id, 'en')).toMatchObject({ categoryId: 5, featured: false });
    expect(await categoryOf(id, 'fr')).toMatchObject({
      categoryId: 5,
      featured: false,
      lang: 'fr',
    });
  });

  it('discarding an English draft undoes a change of its featured state in both languages; discarding the French one does not', async () => {
    const documentId = await affirmations.published('I stay featured.');
    await adminApi.update(
      'affirmation',
      documentId,
      { text: 'Je reste.', description: 'Dis-le.' },
      'fr',
    );
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.update('affirmation', documentId, { featured: true });
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

  it('refuses to put an affirmation in the category All', async () => {
    await expect(affirmations.draft('I am everywhere.', 'Say it.', 1)).rejects.toThrow(/^400/);
  });

  it('refuses to publish or schedule an affirmation without a category', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', { text: 'I am lost.', description: 'Say it.' }),
    );
    await expect(adminApi.publish('affirmation', documentId)).rejects.toThrow(/^400/);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = adminApi.update('affirmation', documentId, { publishAt });
    await expect(scheduled).rejects.toThrow(/^400/);
  });

  it.each([
    ['an empty text', { text: '', description: 'Say it.' }],
    ['a text of 281 characters', { text: 'a'.repeat(281), description: 'Say it.' }],
    ['a description of 1,001 characters', { text: 'I am long.', description: 'a'.repeat(1001) }],
    ['no description', { text: 'I say no more.' }],
    ['a blank text', { text: '   ', description: 'Say it.' }],
    ['a null byte', { text: 'I am \u0000 here.', description: 'Say it.' }],
    ['a text direction override', { text: 'I am \u202e here.', description: 'Say it.' }],
  ])('refuses to publish an affirmation with %s', async (_, data) => {
    const documentId = await affirmations.draft('I change.');
    await expect(
      adminApi.publish('affirmation', documentId, { description: null, ...data }),
    ).rejects.toThrow(/^400/);
  });

  it.each([
    ['an empty text', { text: '' }, ['text']],
    ['no texts', { text: null, description: null }, ['text', 'description']],
    ['a text of white space', { text: ' \n' }, ['text']],
    ['an invisible text', { text: '\u200b' }, ['text']],
    ['a moment that does not exist', { moments: 'noon' }, ['moments']],
    ['a line break after its moments', { moments: 'morning\n' }, ['moments']],
  ])('refuses to save a draft with %s, and names the fields', async (_, data, fields) => {
    const documentId = await affirmations.draft('I wait.');
    const at = '/content-manager/collection-types/api::affirmation.affirmation';
    const complete = { text: 'J’attends.', description: 'Dis-le.', ...data };
    for (const [method, path] of [
      ['PUT', `${at}/${documentId}?locale=en`],
      ['PUT', `${at}/${documentId}?locale=fr`],
      ['POST', `${at}?locale=en`],
    ] as const) {
      const answer = await callAdmin(method, path, complete);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { details: { errors: fields.map((field) => ({ path: [field] })) } },
      });
    }
  });

  it('refuses to create a draft, or a translation of one, without a text', async () => {
    await expect(adminApi.create('affirmation', { featured: true })).rejects.toThrow(/^400/);
    const documentId = await affirmations.draft('I wait.');
    const french = { description: 'Dis-le.' };
    await expect(adminApi.update('affirmation', documentId, french, 'fr')).rejects.toThrow(/^400/);
    await adminApi.update('affirmation', documentId, { featured: false });
  });

  it('refuses keywords of 501 characters, and saves an affirmation without any', async () => {
    const documentId = await affirmations.draft('I am found.');
    const save = (keywords: string | null) =>
      adminApi.update('affirmation', documentId, { keywords });
    await expect(save('a'.repeat(501))).rejects.toThrow(/^400/);
    await save('a'.repeat(500));
    await save('');
    await save(null);
    await adminApi.publish('affirmation', documentId);
  });

  it('the API answers with an affirmation while it is published, and with 404 before and after', async () => {
    const documentId = await affirmations.draft('I hide.');
    const id = await affirmations.idOf(documentId);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
    await adminApi.publish('affirmation', documentId);
    expect((await call(`/affirmations/${id}`)).status).toBe(200);
    await adminApi.unpublish('affirmation', documentId);
    expect((await call(`/affirmations/${id}`)).status).toBe(404);
  });
});

describe('editorial rules for categories', () => {
  it('refuses to delete the category All or a category that still has affirmations', async () => {
    for (const id of [1, 2])
      expect((await adminApi.remove('category', await documentOf(id))).status).toBe(400);
    const documentId = await adminApi.create('category', {
      name: 'Empty',
      icon: 'ph-star',
      color: '#123456',
    });
    expect((await adminApi.remove('category', documentId)).ok).toBe(true);
  });

  it.each([
    { color: 'red' },
    { color: '#12345' },
    { icon: 'fa star' },
    { name: '' },
    { name: 'a'.repeat(41) },
  ])('refuses to save a category with %j', async (wrong) => {
    const category = { name: 'New', icon: 'ph-star', color: '#123456', ...wrong };
    await expect(adminApi.create('category', category)).rejects.toThrow(/^400/);
  });

  it('refuses a new category in French only, and deletes a category’s French together with its English', async () => {
    const category = { name: 'Joie', icon: 'ph-star', color: '#123456' };
    await expect(adminApi.create('category', category, 'fr')).rejects.toThrow(/^400/);

    const documentId = await adminApi.create('category', { ...category, name: 'Joy' });
    await adminApi.update('category', documentId, { name: 'Joie' }, 'fr');
    const path = `/content-manager/collection-types/api::category.category/${documentId}`;
    expect((await callAdmin('DELETE', `${path}?locale=en`)).ok).toBe(true);
    const { rows } = await client.query('select 1 from categories where document_id = $1', [
      documentId,
    ]);
    expect(rows).toEqual([]);
  });

  it('lets a category lose its French translation while it has affirmations, and then shows its English name', async () => {
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
    await adminApi.update('category', await documentOf(7), { name: 'Amitié' }, 'fr');
  });

  it('ignores the field coversAll of a new category, so that only the category All contains all affirmations', async () => {
    const documentId = await adminApi.create('category', {
      name: 'Everything',
      icon: 'ph-star',
      color: '#123456',
      coversAll: true,
    });
    const { rows } = await client.query(
      'select covers_all from categories where document_id = $1',
      [documentId],
    );
    await adminApi.remove('category', documentId);
    expect(rows).toEqual([{ covers_all: false }]);
  });

  it('the category All can be renamed and recolored like any other', async () => {
    const all = await documentOf(1);
    const path = `/content-manager/collection-types/api::category.category/${all}?locale=en`;
    const change = (name: string, color: string) => callAdmin('PUT', path, { name, color });
    onTestFinished(async () => {
      await change('All', '#0e7560');
    });
    const answer = await change('Everything', '#0d6b58');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { name: 'Everything', color: '#0d6b58' } });
  });
});
