import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { languages } from '#contract/language';
import { pictures } from '#contract/picture';
import { adminApi, call } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { exported, lineOf, report } from './csv.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());

async function list(query: string) {
  const { status, body } = await call(`/affirmations?${query}`);
  expect(status).toBe(200);
  return z.array(affirmation).parse(body);
}

describe('pictures of affirmations', () => {
  it.each(languages)(
    'every affirmation of the seed has a picture of its own, described in %s',
    async (language) => {
      const all = await list(`lang=${language}`);
      for (const { text, picture } of all)
        expect(picture?.alt, text).toBe(pictures.get(picture?.name ?? '')?.[language]);
      const names = all.map(({ picture }) => picture?.name);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('both languages share the picture that an editor chooses or removes, and unknown ones are refused', async () => {
    const documentId = await affirmations.published('I purr like a numbat.');
    const id = await affirmations.idOf(documentId);
    const french = { text: 'Je ronronne.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.publish('affirmation', documentId, { picture: 'cat' });
    const pictureIn = async (language: string) =>
      (await list(`lang=${language}&ids=${id}`))[0]?.picture;
    expect(await pictureIn('en')).toEqual({ name: 'cat', alt: 'a cat' });
    expect(await pictureIn('fr')).toEqual({ name: 'cat', alt: 'un chat' });
    const refused = adminApi.update('affirmation', documentId, { picture: 'catt' });
    await expect(refused).rejects.toThrow(/^400.*catt/s);
    await adminApi.publish('affirmation', documentId, { picture: '' });
    for (const language of languages) expect(await pictureIn(language)).toBe(null);
  });

  it('a CSV import finds an affirmation’s picture by its file name or its description, and reports an unknown one', async () => {
    const id = await affirmations.idOf(await affirmations.published('I am pictured.', 'Say it.'));
    await report(`id,picture,status_en\n${id},Un chat,published\n`, true);
    expect((await call(`/affirmations/${id}`)).body).toMatchObject({
      picture: { name: 'cat', alt: 'a cat' },
    });
    const sheet = await exported('affirmation');
    expect(lineOf(sheet, id)).toContain(',cat,no,published,');
    expect((await report(sheet)).changes).toEqual([]);
    const { problems } = await report(`id,picture\n${id},catt\n`);
    expect(problems).toMatchObject([
      { column: 'picture', message: expect.stringContaining('“catt”') },
    ]);
  });
});
