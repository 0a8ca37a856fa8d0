import type { Pool } from 'pg';
import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import { adminApi } from './admin.ts';

const categoryRows = z.tuple([z.object({ document_id: z.string() })]).rest(z.unknown());
const idRows = z.tuple([z.object({ public_id: z.number() })]);

/** Creates affirmations that are deleted after each test. */
export function affirmationFactory(client: Pool) {
  const made: string[] = [];
  afterEach(async () => {
    for (const documentId of made.splice(0)) {
      const { status } = await adminApi.remove('affirmation', documentId);
      // A test can have deleted its affirmation itself.
      expect([200, 204, 404], 'the status of a deletion after the test').toContain(status);
    }
  });

  /** The data that assigns a category by its public id. */
  async function filedUnder(category: number) {
    const found = await client.query('select document_id from categories where public_id = $1', [
      category,
    ]);
    const [{ document_id: documentId }] = categoryRows.parse(found.rows);
    const connect: [object: { documentId: string; locale: string }] = [
      { documentId, locale: 'en' },
    ];
    return { category: { connect } };
  }

  return {
    filedUnder,
    /** An English draft in a category, named by its public id. */
    async draft(
      text: string,
      description = 'Say it when a test is running.',
      category = 2,
    ): Promise<string> {
      const filed = await filedUnder(category);
      const draft = await adminApi.create('affirmation', { text, description, ...filed });
      made.push(draft);
      return draft;
    },
    /** A published English affirmation. */
    async published(text: string, description?: string): Promise<string> {
      return adminApi.publish('affirmation', await this.draft(text, description));
    },
    keep(documentId: string): string {
      made.push(documentId);
      return documentId;
    },
    async idOf(documentId: string): Promise<number> {
      const found = await client.query(
        'select distinct public_id from affirmations where document_id = $1',
        [documentId],
      );
      const [{ public_id: id }] = idRows.parse(found.rows);
      return id;
    },
  };
}
