import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { translationCount, translationQueue } from '#contract/translation';
import { comment, similarTranslation } from '#contract/translation-help';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { testPermissions } from './permissions.ts';
import { french, translationCalls } from './translations.ts';
import { invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

let translator: Staff;
let editor: Staff;
beforeAll(async () => {
  translator = await invite('translator');
  editor = await invite('strapi-editor');
});
const { save, find } = translationCalls(() => translator);

const pathOf = (documentId: string) => `/panel/translations/affirmation/${documentId}`;

describe('translations of similar affirmations', () => {
  const similar = async (documentId: string, language = 'fr') => {
    const path = `${pathOf(documentId)}/similar?language=${language}`;
    return z.array(similarTranslation).parse(await (await translator.call('GET', path)).json());
  };

  it('offers the translations of similar affirmations, the most similar first, and leaves out affirmations that have no translation', async () => {
    const wanted = await affirmations.draft('I polish my zebra every Monday.');
    const near = await affirmations.draft('I polish my zebra every Tuesday.');
    const far = await affirmations.draft('I polish my zebra on some days.');
    await affirmations.draft('I polish my zebra every Friday.');
    await save(far, { texts: { ...french, text: 'Parfois, je brosse mon zèbre.' } });
    await save(near, { texts: { ...french, text: 'Le mardi, je brosse mon zèbre.' } });
    const found = await similar(wanted);
    expect(found.map(({ target }) => target)).toEqual([
      'Le mardi, je brosse mon zèbre.',
      'Parfois, je brosse mon zèbre.',
    ]);
    expect(found[0]).toMatchObject({
      documentId: near,
      source: 'I polish my zebra every Tuesday.',
    });
    await save(wanted, { texts: { ...french, text: 'Le lundi, je brosse mon zèbre.' } });
    expect((await similar(wanted, 'en')).map(({ target }) => target)).toContain(
      'I polish my zebra every Tuesday.',
    );
  });

  it('leaves a similar affirmation out while its translation is outdated', async () => {
    const wanted = await affirmations.draft('I brush my okapi every Monday.');
    const near = await affirmations.draft('I brush my okapi every Tuesday.');
    await save(near, { texts: { ...french, text: 'Le mardi, je brosse mon okapi.' } });
    expect(await similar(wanted)).toHaveLength(1);
    await adminApi.update('affirmation', near, { text: 'I brush my okapi every Sunday.' });
    expect(await similar(wanted)).toEqual([]);
    await save(near, { texts: { ...french, text: 'Le dimanche, je brosse mon okapi.' } });
    expect(await similar(wanted)).toMatchObject([{ target: 'Le dimanche, je brosse mon okapi.' }]);
  });

  it('offers no similar translations for an affirmation that resembles no other, has no text or doesn’t exist', async () => {
    const alone = await affirmations.draft('Qwxzk vbnmp ghjkl.');
    const empty = await affirmations.draft('I am old.');
    // As a version before T2 could save it.
    await client.query(`update affirmations set text = '' where document_id = $1`, [empty]);
    for (const documentId of [alone, empty, 'gone']) expect(await similar(documentId)).toEqual([]);
  });
});

describe('comments on a text', () => {
  const read = async (documentId: string, person = translator) => {
    const path = `${pathOf(documentId)}/comments?language=fr`;
    return z.array(comment).parse(await (await person.call('GET', path)).json());
  };
  const write = (documentId: string, text: string, person = editor) =>
    person.call('POST', `${pathOf(documentId)}/comments`, { language: 'fr', text });
  const resolve = (documentId: string, id: number, isResolved = true, person = translator) =>
    person.call('PUT', `${pathOf(documentId)}/comments/${id}`, { language: 'fr', isResolved });
  const commented = async () => {
    const counts = z
      .array(translationCount)
      .parse(await (await translator.call('GET', '/panel/translations')).json());
    const queue = translationQueue.parse(
      await (
        await translator.call('GET', '/panel/translations/affirmation?language=fr&state=commented')
      ).json(),
    );
    const count = counts.find(({ noun, language }) => noun === 'affirmation' && language === 'fr');
    expect(queue.total).toBe(count?.commented);
    expect(queue.entries).toHaveLength(queue.total);
    return queue.entries.map(({ documentId }) => documentId);
  };

  it('an editor asks in a comment, a translator answers and resolves it, and the text leaves the queue “With comments”', async () => {
    const documentId = await affirmations.draft('I have a question.');
    expect(await commented()).not.toContain(documentId);
    await write(documentId, 'Is this too long?\nI think so.');
    await write(documentId, 'Shorter now.', translator);
    expect(await commented()).toContain(documentId);
    expect((await find(documentId))?.comments).toBe(2);
    const [question, answer] = await read(documentId, editor);
    expect(question).toMatchObject({
      by: 'Edda',
      text: 'Is this too long?\nI think so.',
      isResolved: false,
    });
    expect(answer).toMatchObject({ by: 'Tess', text: 'Shorter now.' });
    for (const each of [question, answer])
      expect((await resolve(documentId, each?.id ?? 0)).status).toBe(204);
    expect(await commented()).not.toContain(documentId);
    expect((await read(documentId)).map(({ isResolved }) => isResolved)).toEqual([true, true]);
    await resolve(documentId, question?.id ?? 0, false);
    expect(await commented()).toContain(documentId);
  });

  it('keeps the newest hundred comments of a text by one account and those by others, and accepts 120 an hour', async () => {
    const documentId = await affirmations.draft('I am much discussed.');
    await write(documentId, 'My question.', editor);
    const writer = await invite('strapi-editor');
    const statuses: number[] = [];
    for (let index = 1; index <= 121; index++)
      statuses.push((await write(documentId, `Comment ${index}`, writer)).status);
    expect(statuses).toEqual([...Array.from({ length: 120 }, () => 204), 429]);
    const kept = await read(documentId);
    expect(kept).toHaveLength(101);
    expect(kept.slice(0, 2).map(({ text }) => text)).toEqual(['My question.', 'Comment 21']);
    const { rows } = await client.query('select from translation_comments where document_id = $1', [
      documentId,
    ]);
    expect(rows).toHaveLength(101);
  });

  it('keeps a text’s comments when it is published or unpublished, and deletes them with the text', async () => {
    const documentId = await affirmations.draft('I come and go.');
    await save(documentId);
    await write(documentId, 'Keep me.');
    await adminApi.publish('affirmation', documentId);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.unpublish('affirmation', documentId);
    expect(await read(documentId)).toHaveLength(1);
    await adminApi.remove('affirmation', documentId);
    const { rows } = await client.query('select from translation_comments where document_id = $1', [
      documentId,
    ]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['an empty comment', ' '],
    ['a comment of more than 500 characters', 'x'.repeat(501)],
  ])('answers 400 to %s on a translation', async (_, text) => {
    const documentId = await affirmations.draft('I am here.');
    expect((await write(documentId, text)).status).toBe(400);
    expect(await read(documentId)).toEqual([]);
  });

  it('answers 404 to someone who resolves a comment under the id of another affirmation, and leaves it open', async () => {
    const [one, two] = [
      await affirmations.draft('I am one.'),
      await affirmations.draft('I am two.'),
    ];
    await write(one, 'Mine.');
    const [own] = await read(one);
    expect((await resolve(two, own?.id ?? 0)).status).toBe(404);
    expect((await read(one))[0]).toMatchObject({ isResolved: false });
  });
});

describe('permissions for suggestions and comments', () => {
  const draft = () => affirmations.draft('I am here.');
  testPermissions([
    [
      'reads similar translations',
      async () => ['GET', `${pathOf(await draft())}/similar?language=fr`],
      [200, 200, 200],
    ],
    [
      'reads comments',
      async () => ['GET', `${pathOf(await draft())}/comments?language=fr`],
      [200, 200, 200],
    ],
    [
      'comments on a text',
      async () => ['POST', `${pathOf(await draft())}/comments`, { language: 'fr', text: 'Hello.' }],
      [204, 204, 204],
    ],
    [
      'comments on a text that is gone',
      () => ['POST', `${pathOf('gone')}/comments`, { language: 'fr', text: 'Hello.' }],
      [404, 404, 404],
    ],
    [
      'resolves a comment that is gone',
      async () => [
        'PUT',
        `${pathOf(await draft())}/comments/99999999`,
        { language: 'fr', isResolved: true },
      ],
      [404, 404, 404],
    ],
  ]);
});
