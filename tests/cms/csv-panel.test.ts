import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';
import { historyPage } from '#contract/history';
import { call, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { head, report } from './csv.ts';
import { messages } from '../../cms/src/spreadsheet/i18n/en.ts';
import { administrator, invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

describe('CSV import in the panel', () => {
  const sheet = `${head}\n,Calm,I am brought by hand.,Say it.,,,,,\n`;
  /** The panel sends bytes; its other calls are JSON. */
  const sendAs = async (person: Staff) =>
    (await person.call('POST', '/panel/spreadsheet', undefined)).status;

  it('administrators and editors can import and export CSV files, translators can only export them, and visitors can do neither', async () => {
    const people = [administrator, await invite('strapi-editor'), await invite('translator')];
    const imports = await Promise.all(people.map(sendAs));
    expect(imports).toEqual([200, 200, 403]);
    for (const person of people) {
      const answer = await person.call('GET', '/panel/spreadsheet?noun=category');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="categories.csv"',
      );
    }
    const anybody = await fetch(`${inject('cms')}/panel/spreadsheet?noun=category`);
    expect(anybody.status).toBe(401);
    expect((await call('/spreadsheet?noun=category')).status).toBe(404);
  });

  it.each([
    ['deactivates an editor', { isActive: false }],
    ['sets another password for an editor', { password: 'Another1234' }],
  ])(
    'imports nothing if an administrator %s while their file is being uploaded',
    async (_, changed) => {
      const documentId = await affirmations.published('I stay as I was.');
      const id = await affirmations.idOf(documentId);
      const edda = await invite('strapi-editor');
      const change = Buffer.from(`id,text_en\n${id},I was changed after the fact.\n`);
      const begin = () => {
        const sent = request(`${inject('cms')}/panel/spreadsheet?apply=true`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${edda.token}`,
            'Content-Type': 'application/octet-stream',
            'Content-Length': change.length,
          },
        });
        sent.on('error', () => undefined);
        sent.write(change.subarray(0, 10));
        return sent;
      };
      let upload = begin();
      // Each account can have one, so another is refused once this one has begun. If that other one was first, this one was.
      while ((await edda.upload('/panel/spreadsheet', `${change}`)).status !== 429) {
        upload.destroy();
        upload = begin();
      }
      expect((await callAdmin('PUT', `/admin/users/${edda.id}`, changed)).status).toBe(200);
      upload.end(change.subarray(10));
      const [answer] = await once(upload, 'response');
      expect(JSON.parse(await text(answer))).toEqual({ failure: messages.accountChanged });
      expect((await call(`/affirmations/${id}`)).body).toMatchObject({ text: 'I stay as I was.' });
    },
  );

  it('the panel’s history shows an import by npm run content as made by “command”, with its number of new rows', async () => {
    await report(sheet, true);
    const { rows } = await client.query(
      `select distinct document_id from affirmations where text = 'I am brought by hand.'`,
    );
    for (const { document_id: documentId } of rows) affirmations.keep(String(documentId));
    const answer = await callAdmin('GET', '/panel/history');
    const [last] = historyPage.parse(await answer.json()).entries;
    expect(last).toMatchObject({
      actor: 'command',
      by: null,
      action: 'import-rows',
      title: '+1, ~0',
    });
  });
});
