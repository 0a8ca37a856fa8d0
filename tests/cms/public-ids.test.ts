import { describe, expect, it } from 'vitest';
import { affirmation } from '#contract/affirmation';
import { call, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());

describe('public ids', () => {
  it('an affirmation keeps one public id for its drafts, published versions and languages', async () => {
    const documentId = await affirmations.draft('I keep my number.');
    const id = await affirmations.idOf(documentId);
    await adminApi.publish('affirmation', documentId);
    const french = { text: 'Je garde mon numéro.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.unpublish('affirmation', documentId);
    await adminApi.publish('affirmation', documentId, { text: 'I still keep my number.' });

    expect(await affirmations.idOf(documentId)).toEqual(id);
    const inEnglish = affirmation.parse((await call(`/affirmations/${id}?lang=en`)).body);
    const inFrench = affirmation.parse((await call(`/affirmations/${id}?lang=fr`)).body);
    expect(inEnglish).toMatchObject({ id, text: 'I still keep my number.', lang: 'en' });
    expect(inFrench).toMatchObject({ id, text: 'Je garde mon numéro.', lang: 'fr' });
  });

  it('gives a copy of an affirmation a new public id, whatever the caller sends', async () => {
    const first = await affirmations.draft('I am the first.');
    const second = affirmations.keep(
      await adminApi.clone('affirmation', first, {
        text: 'I am the second.',
        description: 'Say it twice.',
        publicId: 1,
      }),
    );
    expect(await affirmations.idOf(second)).toBeGreaterThan(await affirmations.idOf(first));
  });

  it('does not reuse the public id of a deleted affirmation', async () => {
    const gone = await affirmations.draft('I go.');
    const id = await affirmations.idOf(gone);
    await adminApi.remove('affirmation', gone);
    expect(await affirmations.idOf(await affirmations.draft('I come.'))).toBeGreaterThan(id);
  });

  it('gives forty affirmations created at once different public ids', async () => {
    const forty = Array.from({ length: 40 }, (_, at) => affirmations.draft(`I am number ${at}.`));
    const ids = new Set<number>();
    for (const documentId of await Promise.all(forty)) ids.add(await affirmations.idOf(documentId));
    expect(ids.size).toBe(40);
  });
});
