import { describe } from 'vitest';
import { entriesOf, testPermissions } from './permissions.ts';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';

const affirmations = affirmationFactory(connect());
const at = entriesOf('affirmation');
const french = { text: 'Je traduis.', description: 'Dis-le.' };

/** An affirmation that is published in English only. */
const published = () => affirmations.published('I am here for everybody.');
const draft = () => affirmations.draft('I am being written.');

describe('permissions for publishing and featuring', () => {
  testPermissions(
    [
      [
        'creates and publishes an affirmation',
        async () => [
          'POST',
          `${at}/actions/publish?locale=fr`,
          { ...french, ...(await affirmations.filedUnder(4)) },
        ],
        [200, 200, 403],
      ],
      [
        'publishes an affirmation',
        async () => ['POST', `${at}/${await draft()}/actions/publish?locale=en`, {}],
        [200, 200, 403],
      ],
      [
        'publishes a French translation',
        async () => {
          const documentId = await draft();
          await adminApi.update('affirmation', documentId, french, 'fr');
          return ['POST', `${at}/${documentId}/actions/publish?locale=fr`, {}];
        },
        [200, 200, 403],
      ],
      [
        'unpublishes an affirmation',
        async () => ['POST', `${at}/${await published()}/actions/unpublish?locale=en`, {}],
        [200, 200, 403],
      ],
      [
        'discards an English draft',
        async () => ['POST', `${at}/${await published()}/actions/discard?locale=en`, {}],
        [200, 200, 403],
      ],
      [
        'publishes several affirmations',
        async () => [
          'POST',
          `${at}/actions/bulkPublish?locale=en`,
          { documentIds: [await draft(), await draft()] },
        ],
        [200, 200, 403],
      ],
      [
        'publishes an affirmation in both languages at once',
        async () => {
          const documentId = await draft();
          await adminApi.update('affirmation', documentId, french, 'fr');
          const both = 'locale[0]=en&locale[1]=fr';
          return ['POST', `${at}/actions/bulkPublish?${both}`, { documentIds: [documentId] }];
        },
        [200, 200, 403],
      ],
      [
        'unpublishes an affirmation in both languages at once',
        async () => [
          'POST',
          `${at}/actions/bulkUnpublish?locale[0]=en&locale[1]=fr`,
          { documentIds: [await published()] },
        ],
        [200, 200, 403],
      ],
      [
        'unpublishes several affirmations',
        async () => [
          'POST',
          `${at}/actions/bulkUnpublish?locale=en`,
          { documentIds: [await published()] },
        ],
        [200, 200, 403],
      ],
      [
        'deletes several affirmations',
        async () => [
          'POST',
          `${at}/actions/bulkDelete?locale=en`,
          { documentIds: [await draft()] },
        ],
        [200, 200, 403],
      ],
      [
        'deletes an affirmation',
        async () => ['DELETE', `${at}/${await draft()}?locale=*`],
        [200, 200, 403],
      ],
      [
        'deletes a French translation',
        async () => {
          const documentId = await draft();
          await adminApi.update('affirmation', documentId, french, 'fr');
          return ['DELETE', `${at}/${documentId}?locale=fr`];
        },
        [200, 200, 403],
      ],
      [
        'features affirmations',
        async () => ['POST', '/panel/featured', { documentIds: [await draft()], featured: true }],
        [200, 200, 403],
      ],
      [
        'orders the featured affirmations',
        async () => ['PUT', '/panel/featured/order', { documentIds: [await draft()] }],
        [204, 204, 403],
      ],
      ['lists the featured affirmations', async () => ['GET', '/panel/featured'], [200, 200, 200]],
      [
        'gets a preview link',
        async () => [
          'GET',
          `/content-manager/preview/url/api::affirmation.affirmation?documentId=${await draft()}`,
        ],
        [200, 200, 200],
      ],
      [
        'discards a French draft',
        async () => {
          const documentId = await published();
          await adminApi.update('affirmation', documentId, french, 'fr');
          await adminApi.publish('affirmation', documentId, {}, 'fr');
          return ['POST', `${at}/${documentId}/actions/discard?locale=fr`, {}];
        },
        [200, 200, 403],
      ],
      [
        'creates and publishes an affirmation without a text',
        () => ['POST', `${at}/actions/publish?locale=en`, {}],
        [400, 400, 403],
      ],
    ],
    affirmations,
  );
});
