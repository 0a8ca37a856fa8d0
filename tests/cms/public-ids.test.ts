import { describe, expect, it } from 'vitest';
import { affirmation } from '#contract/affirmation';
import { call, editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';

const affirmations = madeBy(connect());

describe('a public id', () => {
  it('is one for drafts, published rows and every language, and survives them all', async () => {
    const documentId = await affirmations.draft('I keep my number.');
    const id = await affirmations.idOf(documentId);
    await editor.publish('affirmation', documentId);
    const french = { text: 'Je garde mon numéro.', description: 'Dis-le.' };
    await editor.update('affirmation', documentId, french, 'fr');
    await editor.publish('affirmation', documentId, {}, 'fr');
    await editor.unpublish('affirmation', documentId);
    await editor.publish('affirmation', documentId, { text: 'I still keep my number.' });

    expect(await affirmations.idOf(documentId)).toEqual(id);
    const inEnglish = affirmation.parse((await call(`/affirmations/${id}?lang=en`)).body);
    const inFrench = affirmation.parse((await call(`/affirmations/${id}?lang=fr`)).body);
    expect(inEnglish).toMatchObject({ id, text: 'I still keep my number.', lang: 'en' });
    expect(inFrench).toMatchObject({ id, text: 'Je garde mon numéro.', lang: 'fr' });
  });

  it('is new for a clone, whatever the caller sends', async () => {
    const first = await affirmations.draft('I am the first.');
    const second = affirmations.keep(
      await editor.clone('affirmation', first, {
        text: 'I am the second.',
        description: 'Say it twice.',
        publicId: 1,
      }),
    );
    expect(await affirmations.idOf(second)).toBeGreaterThan(await affirmations.idOf(first));
  });

  it('is never used again', async () => {
    const gone = await affirmations.draft('I go.');
    const id = await affirmations.idOf(gone);
    await editor.remove('affirmation', gone);
    expect(await affirmations.idOf(await affirmations.draft('I come.'))).toBeGreaterThan(id);
  });

  it('is each one’s own when forty are made at once', async () => {
    const forty = Array.from({ length: 40 }, (_, at) => affirmations.draft(`I am number ${at}.`));
    const ids = new Set<number>();
    for (const documentId of await Promise.all(forty)) ids.add(await affirmations.idOf(documentId));
    expect(ids.size).toBe(40);
  });
});
