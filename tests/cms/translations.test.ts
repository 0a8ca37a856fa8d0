import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  newerTranslation,
  translationCount,
  translationQueue,
  translationStates,
} from '#contract/translation';
import { messages } from '../../cms/src/translation/i18n/en.ts';
import { callAdmin } from './admin.ts';
import { entriesOf, testPermissions } from './permissions.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { translationCalls, french } from './translations.ts';
import { invite, type Staff } from './staff.ts';

const affirmations = affirmationFactory(connect());

let translator: Staff;
beforeAll(async () => {
  translator = await invite('translator');
});
const { find, stateOf, save } = translationCalls(() => translator);

const draft = () => affirmations.draft('I am here.');
const path = '/panel/translations/affirmation';
/** A draft with a French translation, as it has to be sent to save it in a language. */
async function translated(language: string) {
  const documentId = await draft();
  await save(documentId);
  const entry = await find(documentId, language);
  return { documentId, seen: entry?.seen, version: entry?.version };
}

/** A draft with a French translation, as it has to be sent to publish it. */
function ready() {
  return translated('fr');
}

describe('translation queues', () => {
  it('each translation queue lists as many texts as its count says, and translators can write only in the French ones', async () => {
    const answer = await translator.call('GET', '/panel/translations');
    const counts = z.array(translationCount).parse(await answer.json());
    expect(counts).toHaveLength(8);
    for (const { noun, language, ...count } of counts)
      for (const state of translationStates) {
        const queue = await translator.call(
          'GET',
          `/panel/translations/${noun}?language=${language}&state=${state}`,
        );
        expect(
          translationQueue.parse(await queue.json()).total,
          `${noun} ${language} ${state}`,
        ).toBe(count[state]);
      }
    expect(
      counts.map(({ language, isWritable }) => isWritable === (language === 'fr')),
    ).not.toContain(false);
  });

  it.each([
    ['a text too long', { ...french, text: 'é'.repeat(281) }],
    ['a blank text', { ...french, text: ' ' }],
    ['no description', { text: 'Oui.' }],
    ['a field that is not a text', { ...french, featured: 'true' }],
  ])('answers 400 to a French translation with %s, and does not save it', async (_, texts) => {
    const documentId = await draft();
    const answer = await save(documentId, { texts });
    expect(answer.status).toBe(400);
    expect(await stateOf(documentId)).toBe('missing');
  });
});

it('answers simultaneous saves of both languages of a text with 204 or 409, never with a server error', async () => {
  const editor = await invite('strapi-editor');
  const { documentId } = await translated('fr');
  for (const round of [1, 2, 3]) {
    const [fr, en] = await Promise.all([find(documentId), find(documentId, 'en')]);
    const saves = [1, 2].flatMap((n) => {
      const texts = { text: `${round}, ${n}.`, description: 'At once.' };
      return [
        save(documentId, { person: editor, language: 'fr', seen: fr?.seen ?? '', texts }),
        save(documentId, { person: editor, language: 'en', seen: en?.seen ?? '', texts }),
      ];
    });
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(new Set([...statuses, 204, 409])).toEqual(new Set([204, 409]));
    expect(statuses).toContain(204);
  }
});

describe('translation permissions', () => {
  testPermissions([
    ['counts translations', () => ['GET', '/panel/translations'], [200, 200, 200]],
    [
      'asks what is unfinished of an affirmation',
      () => ['GET', '/panel/translations/affirmation/unfinished?documents=gone'],
      [200, 200, 200],
    ],
    [
      'reads a translation queue',
      () => ['GET', '/panel/translations/category?language=fr&state=done'],
      [200, 200, 200],
    ],
    [
      'saves a French translation',
      async () => {
        const { documentId, seen, version } = await translated('fr');
        return ['PUT', `${path}/${documentId}`, { language: 'fr', seen, version, texts: french }];
      },
      [204, 204, 204],
    ],
    [
      'saves an English translation',
      async () => {
        const { documentId, seen, version } = await translated('en');
        return ['PUT', `${path}/${documentId}`, { language: 'en', seen, version, texts: french }];
      },
      [204, 204, 403],
    ],
    [
      'marks a French translation as ready',
      async () => {
        const { documentId, seen, version } = await translated('fr');
        return ['POST', `${path}/${documentId}/ready`, { language: 'fr', seen, version }];
      },
      [204, 204, 204],
    ],
    [
      'marks an English translation as ready',
      async () => {
        const { documentId, seen, version } = await translated('en');
        return ['POST', `${path}/${documentId}/ready`, { language: 'en', seen, version }];
      },
      [204, 204, 403],
    ],
    [
      'publishes a French translation',
      async () => ['POST', `${path}/publish`, { language: 'fr', texts: [await ready()] }],
      [200, 200, 403],
    ],
    [
      'publishes an English text and its French translation',
      async () => [
        'POST',
        `${path}/publish`,
        { language: 'fr', texts: [await ready()], withSource: true },
      ],
      [200, 200, 403],
    ],
    [
      'publishes a category, which has no drafts',
      () => [
        'POST',
        '/panel/translations/category/publish',
        { language: 'fr', texts: [{ documentId: 'x', seen: 'x', version: 'x' }] },
      ],
      [404, 404, 404],
    ],
    [
      'publishes no text',
      () => ['POST', `${path}/publish`, { language: 'fr', texts: [] }],
      [400, 400, 400],
    ],
    [
      'reads a queue of subscribers',
      () => ['GET', '/panel/translations/subscriber?language=fr&state=done'],
      [404, 404, 404],
    ],
    [
      'reads a queue in German',
      () => ['GET', '/panel/translations/category?language=de&state=done'],
      [400, 400, 400],
    ],
    [
      'saves a translation of an unknown affirmation',
      () => [
        'PUT',
        `${path}/abcdefghijklmnopqrstuvwx`,
        { language: 'fr', seen: 'x', version: 'x', texts: french },
      ],
      [404, 404, 404],
    ],
  ]);
});

describe('a translation that has been saved since it was opened', () => {
  it('is not saved over, but shown with who saved it; once seen, it can be replaced', async () => {
    const documentId = await draft();
    const opened = await find(documentId);
    const tina = await invite('translator');
    await save(documentId, { person: tina, texts: { text: 'De Tina.', description: 'Dis-le.' } });
    const { seen = '', version = '' } = opened ?? {};
    const refused = await save(documentId, { seen, version });
    expect(refused.status).toBe(409);
    const { error } = z
      .object({ error: z.object({ details: newerTranslation }) })
      .parse(await refused.json());
    expect(error.details.texts).toMatchObject({ text: 'De Tina.' });
    expect(error.details.by).not.toBeNull();
    expect((await find(documentId))?.target['text']).toBe('De Tina.');
    const again = await save(documentId, { seen, version: error.details.version });
    expect(again.status).toBe(204);
    expect((await find(documentId))?.target['text']).toBe(french.text);
    // Nor over their own newer text, which they may have saved in another window.
    expect((await save(documentId, { seen, version })).status).toBe(409);
  });

  it('is not brought back over a colleague’s deletion', async () => {
    const { documentId } = await translated('fr');
    const { seen = '', version = '' } = (await find(documentId)) ?? {};
    await callAdmin('DELETE', `${entriesOf('affirmation')}/${documentId}?locale=fr`);
    const refused = await save(documentId, { seen, version });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining(messages.deleted),
    ]);
    expect(await find(documentId)).toMatchObject({ state: 'missing' });
    expect((await save(documentId)).status).toBe(204);
  });

  it('is not marked as ready by somebody who has seen the one before', async () => {
    const { documentId } = await translated('fr');
    const opened = await find(documentId);
    const tina = await invite('translator');
    await save(documentId, {
      person: tina,
      texts: { text: 'De Tina.', description: 'Dis-le.' },
      isReady: false,
    });
    const body = { language: 'fr', seen: opened?.seen, version: opened?.version };
    expect((await translator.call('POST', `${path}/${documentId}/ready`, body)).status).toBe(409);
  });
});
