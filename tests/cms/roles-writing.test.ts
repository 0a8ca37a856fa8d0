import { describe } from 'vitest';
import { entriesOf, testPermissions } from './permissions.ts';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());
const at = entriesOf('affirmation');
const french = { text: 'Je traduis.', description: 'Dis-le.' };
const english = { text: 'I write.', description: 'Say it.' };

/** Published in English alone. */
const published = () => affirmations.published('I am here for everybody.');
const draft = () => affirmations.draft('I am being written.');

describe('permissions for writing affirmations', () => {
  testPermissions(
    [
      [
        'reads English',
        async () => ['GET', `${at}/${await published()}?locale=en`],
        [200, 200, 200],
      ],
      ['reads a list in French', async () => ['GET', `${at}?locale=fr`], [200, 200, 200]],
      [
        'writes English',
        async () => ['PUT', `${at}/${await draft()}?locale=en`, english],
        [200, 200, 403],
      ],
      [
        'adds French to a document',
        async () => ['PUT', `${at}/${await draft()}?locale=fr`, french],
        [200, 200, 200],
      ],
      [
        'changes French',
        async () => {
          const documentId = await draft();
          await adminApi.update(
            'affirmation',
            documentId,
            { text: 'Avant.', description: 'Dis.' },
            'fr',
          );
          return ['PUT', `${at}/${documentId}?locale=fr`, french];
        },
        [200, 200, 200],
      ],
      [
        'adds English to a French document',
        async () => {
          const documentId = affirmations.keep(
            await adminApi.create(
              'affirmation',
              { ...french, ...(await affirmations.filedUnder(4)) },
              'fr',
            ),
          );
          return ['PUT', `${at}/${documentId}?locale=en`, english];
        },
        [200, 200, 403],
      ],
      [
        'creates in English',
        async () => [
          'POST',
          `${at}?locale=en`,
          { ...english, ...(await affirmations.filedUnder(4)) },
        ],
        [201, 201, 403],
      ],
      [
        'creates in French',
        async () => [
          'POST',
          `${at}?locale=fr`,
          { ...french, ...(await affirmations.filedUnder(4)) },
        ],
        [201, 201, 403],
      ],
      [
        'creates, the language in the body',
        async () => ['POST', at, { ...french, locale: 'fr', status: 'published' }],
        [201, 201, 403],
      ],
      [
        'clones',
        async () => ['POST', `${at}/clone/${await draft()}?locale=en`, english],
        [200, 200, 403],
      ],
      [
        'clones by itself',
        async () => ['POST', `${at}/auto-clone/${await draft()}?locale=en`, {}],
        [200, 200, 403],
      ],
      [
        'asks for similar texts',
        async () => ['GET', '/panel/affirmations/alike?locale=en&text=I+am+here'],
        [200, 200, 200],
      ],
      [
        'counts what is not published',
        async () => ['GET', `${at}/${await draft()}/actions/countDraftRelations?locale=en`],
        [200, 200, 200],
      ],
      [
        'looks whether many can be published',
        async () => [
          'POST',
          `${at}/actions/bulkFindForValidation`,
          { documentIds: [await draft()], locale: 'en' },
        ],
        [200, 200, 200],
      ],
      [
        'asks which categories there are',
        () => ['GET', '/content-manager/relations/api::affirmation.affirmation/category?locale=en'],
        [200, 200, 200],
      ],
      [
        'fills in from the other language',
        async () => [
          'GET',
          `/i18n/content-manager/get-fill-from-locale/api::affirmation.affirmation?documentId=${await draft()}&sourceLocale=en&targetLocale=fr&collectionType=collection-types`,
        ],
        [200, 200, 200],
      ],
    ],
    affirmations,
  );
});
