import { describe, expect, it } from 'vitest';
import { publishReport } from '#contract/translation';
import { adminApi, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect, lockTable } from './database.ts';
import { entriesOf } from './permissions.ts';
import { content } from '../../cms/src/i18n/en/content.ts';

const client = connect();
const affirmations = affirmationFactory(client);

describe('what waits while a CSV import holds the table of affirmations', () => {
  const importing = () => lockTable(client, 'affirmations', 'share row exclusive');

  /** Checks that an import can go on to change an entry, although somebody waits to change it, too. */
  async function canStillChange(table: Awaited<ReturnType<typeof importing>>, documentId: string) {
    await expect.poll(() => table.waiting()).toBeGreaterThan(0);
    await table.query('select from affirmations where document_id = $1 for update nowait', [
      documentId,
    ]);
    await table.release();
  }

  it.each([
    [
      'a save of an affirmation',
      (documentId: string) => adminApi.update('affirmation', documentId, { description: 'Later.' }),
    ],
    [
      'a new order of the featured affirmations',
      (documentId: string) =>
        callAdmin('PUT', '/panel/featured/order', { documentIds: [documentId] }),
    ],
  ])(
    '%s does not lock a row that a running CSV import has yet to change',
    async (_name, change) => {
      const documentId = await affirmations.draft('I wait for a sheet.');
      const table = await importing();
      const changed = change(documentId);
      await canStillChange(table, documentId);
      await changed;
    },
  );

  it('changes of affirmations, new and deleted ones included, are refused after some seconds, with a message about the import', async () => {
    const documentId = await affirmations.draft('I wait for seconds only.');
    const entry = `${entriesOf('affirmation')}/${documentId}`;
    const draft = { text: 'I am new.', description: 'Say it.' };
    const table = await importing();
    try {
      const answers = await Promise.all([
        callAdmin('PUT', `${entry}?locale=en`, { description: 'Later.' }),
        callAdmin('POST', `${entriesOf('affirmation')}?locale=en`, draft),
        callAdmin('POST', `${entriesOf('affirmation')}/clone/${documentId}?locale=en`, draft),
        callAdmin('DELETE', `${entry}?locale=en`),
        callAdmin('POST', `${entriesOf('affirmation')}/actions/bulkDelete?locale=en`, {
          documentIds: [documentId],
        }),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(423);
        expect(await answer.text()).toContain(content.importing);
      }
    } finally {
      await table.release();
    }
  });

  it('publishing several translations reports after some seconds that none could be published', async () => {
    const documentIds = [
      await affirmations.draft('I wait to be published.'),
      await affirmations.draft('I wait, too.'),
    ];
    const table = await importing();
    try {
      const texts = documentIds.map((documentId) => ({ documentId, seen: '', version: '' }));
      const path = '/panel/translations/affirmation/publish';
      const answer = await callAdmin('POST', path, { language: 'fr', texts });
      expect(publishReport.parse(await answer.json())).toEqual({
        published: 0,
        failed: documentIds.map((documentId) => ({ documentId, message: content.importing })),
      });
    } finally {
      await table.release();
    }
  });

  it('the publication schedule does not lock a row that a running CSV import has yet to change', async () => {
    const documentId = await affirmations.draft('I wait for a sheet and a day.');
    const which = 'from affirmations where document_id = $1 and publish_at is not null';
    for (;;) {
      await client.query(
        `update affirmations set publish_at = '2020-01-01' where document_id = $1`,
        [documentId],
      );
      const table = await importing();
      const { rowCount } = await table.query(`select ${which}`, [documentId]);
      if (rowCount) return canStillChange(table, documentId);
      // The schedule was quicker.
      await table.release();
    }
  });
});
