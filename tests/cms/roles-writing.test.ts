import { describe } from 'vitest';
import { entriesOf, testPermissions } from './permissions.ts';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());
const at = entriesOf('affirmation');
const french = { text: 'Je traduis.', description: 'Dis-le.' };
const english = { text: 'I write.', description: 'Say it.' };

/** An affirmation that is published in English only. */
const published = () => affirmations.published('I am here for everybody.');
const draft = () => affirmations.draft('I am being written.');

describe('permissions for writing affirmations', () => {
  testPermissions(
    [
      [
        'reads an English affirmation',
        async () => ['GET', `${at}/${await published()}?locale=en`],
        [200, 200, 200],
      ],
      ['lists affirmations in French', async () => ['GET', `${at}?locale=fr`], [200, 200, 200]],
      [
        'changes an English text',
        async () => ['PUT', `${at}/${await draft()}?locale=en`, english],
        [200, 200, 403],
      ],
      [
        'adds a French translation',
        async () => ['PUT', `${at}/${await draft()}?locale=fr`, french],
        [200, 200, 200],
      ],
      [
        'changes a French translation',
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
        'adds English to a French affirmation',
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
        'creates an affirmation in English',
        async () => [
          'POST',
          `${at}?locale=en`,
          { ...english, ...(await affirmations.filedUnder(4)) },
        ],
        [201, 201, 403],
      ],
      [
        'creates an affirmation in French',
        async () => [
          'POST',
          `${at}?locale=fr`,
          { ...french, ...(await affirmations.filedUnder(4)) },
        ],
        [201, 201, 403],
      ],
      [
        'creates an affirmation with the language in the body',
        async () => ['POST', at, { ...french, locale: 'fr', status: 'published' }],
        [201, 201, 403],
      ],
      [
        'clones an affirmation',
        async () => ['POST', `${at}/clone/${await draft()}?locale=en`, english],
        [200, 200, 403],
      ],
      [
        'auto-clones an affirmation',
        async () => ['POST', `${at}/auto-clone/${await draft()}?locale=en`, {}],
        [200, 200, 403],
      ],
      [
        'searches for similar affirmations',
        async () => ['GET', '/panel/affirmations/similar?locale=en&text=I+am+here'],
        [200, 200, 200],
      ],
      [
        'counts unpublished relations',
        async () => ['GET', `${at}/${await draft()}/actions/countDraftRelations?locale=en`],
        [200, 200, 200],
      ],
      [
        'checks whether affirmations can be published',
        async () => [
          'POST',
          `${at}/actions/bulkFindForValidation`,
          { documentIds: [await draft()], locale: 'en' },
        ],
        [200, 200, 200],
      ],
      [
        'lists the categories to choose from',
        () => ['GET', '/content-manager/relations/api::affirmation.affirmation/category?locale=en'],
        [200, 200, 200],
      ],
      [
        'fills in texts from the other language',
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
