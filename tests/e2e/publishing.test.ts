import { expect, inject, it } from 'vitest';
import { editor } from '../cms/admin.ts';
import { madeBy } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';

const affirmations = madeBy(connect());
/** The promise: what is published shows within a second. */
const soon = { timeout: 1000, interval: 20 };

async function page(path: string, language = 'en') {
  const answer = await fetch(inject('site') + path, { headers: { Cookie: `lang=${language}` } });
  return { status: answer.status, text: await answer.text() };
}

it('shows within a second what is published, changed, translated and withdrawn, wherever it stands', async () => {
  const documentId = await affirmations.draft('I am quite a quokka.', 'Say it softly.', 2);
  const id = await affirmations.idOf(documentId);
  const shownAt = ['/categories/1?q=quokka', `/affirmations/${id}`, `/api/affirmations/${id}`, '/'];
  const isFound = async (text: string, language = 'en') => {
    for (const path of shownAt) expect((await page(path, language)).text, path).toContain(text);
  };
  // All of them are kept before anything happens.
  for (const path of shownAt) for (const language of ['en', 'fr']) await page(path, language);
  expect((await page(`/affirmations/${id}`)).status).toBe(404);

  // Featured by id, so that of nine places it takes none: it stands in for one that is taken away.
  const first = await fetch(`${inject('site')}/api/affirmations/featured`);
  const featured: unknown = await first.json();
  expect(featured).toHaveLength(9);
  shownAt.pop();

  await editor.publish('affirmation', documentId);
  await expect
    .poll(
      () =>
        isFound('I am quite a quokka.').then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);
  await expect
    .poll(
      () =>
        isFound('I am quite a quokka.', 'fr').then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);

  await editor.publish('affirmation', documentId, { text: 'I am still a quokka.' });
  await expect
    .poll(
      () =>
        isFound('I am still a quokka.').then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);

  const french = { text: 'Moi, je suis un quokka.', description: 'Dis-le.' };
  await editor.update('affirmation', documentId, french, 'fr');
  await editor.publish('affirmation', documentId, {}, 'fr');
  await expect
    .poll(
      () =>
        isFound(french.text, 'fr').then(
          () => true,
          () => false,
        ),
      soon,
    )
    .toBe(true);
  await isFound('I am still a quokka.');

  await editor.remove('affirmation', documentId);
  await expect.poll(async () => (await page(`/affirmations/${id}`)).status, soon).toBe(404);
  await expect
    .poll(async () => (await page('/categories/1?q=quokka', 'fr')).text, soon)
    .not.toContain(french.text);
});
