import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { errorBody } from '#contract/error';
import { spreadsheetPath } from '#contract/spreadsheet';
import { adminToken } from './admin.ts';
import { connect, lockTable } from './database.ts';
import { contentKey } from './keys.ts';
import { expectImport, failure, head, report, startUploads, upload, uploadHeaders } from './csv.ts';
import { invite } from './staff.ts';

const client = connect();
describe('CSV files', () => {
  it.each([
    ['4.9 million empty lines', '\n'.repeat(4_900_000)],
    ['4.9 million cells in a line', ','.repeat(4_900_000)],
    ['59,000 rows of one letter', 'x\n'.repeat(59_000)],
    ['59,000 lines of vertical tabs', `${'\v'.repeat(80)}\n`.repeat(59_000)],
    ['59,000 rows of empty cells', '"";,;\n'.repeat(59_000)],
  ])('refuses a CSV file with %s, and says that it has more than 10,000 rows', async (_, rest) => {
    const bytes = new TextEncoder().encode(`id,name_en,color\n${rest}`);
    expect(await failure(bytes)).toContain('more than 10,000 rows');
  });

  it('reads a CSV file of 5 MB and refuses a larger one with 413', async () => {
    const bytes = (length: number) => `id,name_en,color\n${' '.repeat(length - 17)}`;
    expect(await failure(bytes(5 * 1024 * 1024))).toBe('');
    expect((await upload(bytes(5 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('answers 413 to a CSV file over 5 MB in the panel, and says to split it into smaller files', async () => {
    const answer = await fetch(`${inject('cms')}/panel/spreadsheet`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${adminToken()}`,
        'Content-Type': 'application/octet-stream',
      },
      body: ' '.repeat(20_000_000),
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('larger than 5 MB. Split it into smaller files.');
  });

  it('reads CSV files in Latin-1, UTF-16 and UTF-8, with any separator, CR line ends and empty rows', async () => {
    const rows = (separator: string) =>
      [
        ['id', 'name_en', 'color'],
        ['5', 'Calmé', '#2f87b7'],
        ['', '', ''],
      ]
        .map((cells) => cells.join(separator))
        .join('\r');
    const latin = Uint8Array.from(rows(';'), (sign) => sign.charCodeAt(0));
    const wide = new Uint8Array(Buffer.from(`\uFEFF${rows('\t')}`, 'utf16le'));
    const swapped = new Uint8Array(Buffer.from(wide).swap16());
    for (const bytes of [latin, wide, swapped, new TextEncoder().encode(`\uFEFF${rows(',')}`)]) {
      const { changes, noun } = await report(bytes);
      expect(noun).toBe('category');
      expect(changes).toEqual([
        {
          line: 2,
          id: 5,
          title: 'Calm',
          isLive: true,
          unpublishes: [],
          cells: [{ column: 'name_en', from: 'Calm', to: 'Calmé' }],
        },
      ]);
    }
  });

  it.each([
    ['\r\n', '\r\n'],
    ['\r\n', '\n'],
    ['\n', '\n'],
    ['\r', '\r'],
  ])(
    'names the line of a CSV problem as a text editor counts lines, if rows end in %j and line breaks within cells are %j',
    async (end, inside) => {
      const rows = [
        head,
        `,Calm,"I am${inside}on three${inside}lines.",Say it.,,,perhaps,,`,
        '',
        ',Calm,I am on one.,Say it.,,,perhaps,,',
      ];
      const { problems } = await report(rows.join(end));
      expect(problems.map(({ line }) => line)).toEqual([2, 6]);
    },
  );

  it.each([
    ['.xlsx', 'PK\u0003\u0004'],
    ['.xls', '\u00d0\u00cf\u0011\u00e0'],
  ])('refuses an uploaded %s workbook, and explains how to save it as CSV', async (_, start) => {
    const bytes = Uint8Array.from(`${start}xl/workbook.xml`, (sign) => sign.charCodeAt(0));
    expect(await failure(bytes)).toContain('save it as “CSV UTF-8” in your spreadsheet program');
  });

  it.each(['?apply=perhaps', '?apply=false&apply=true'])(
    'answers 400 to a CSV import with the invalid query %j',
    async (query) => {
      const answer = await fetch(inject('cms') + spreadsheetPath + query, {
        method: 'POST',
        headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
        body: head,
      });
      expect(answer.status).toBe(400);
      expect(errorBody.parse(await answer.json()).error.code).toBe('malformed');
    },
  );

  it('imports a thousand CSV rows, reporting progress and giving each its own id', () =>
    expectImport(client, 1000));

  it('imports no row of a CSV file if one of ten thousand is wrong', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, at) =>
        `,Courage,I am one of many (${at}).,Say it.,,,no,${at === 7777 ? 'soon' : 'draft'},`,
    );
    const { problems, applied } = await report(`${head}\n${rows.join('\n')}\n`, true);
    expect([problems.map(({ line }) => line), applied]).toEqual([[7779], false]);
    const { rows: found } = await client.query(
      `select 1 from affirmations where text like 'I am one of many (%'`,
    );
    expect(found).toEqual([]);
  });

  it('gives every row its own id when two CSV imports run at once', async () => {
    const sheet = (name: string) =>
      `${head}\n${Array.from({ length: 500 }, (_, at) => `,Calm,I am ${name} ${at}.,Say it.,,,no,draft,`).join('\n')}\n`;
    const both = await Promise.all([report(sheet('left'), true), report(sheet('right'), true)]);
    const { rows } = await client.query(
      `with gone as (delete from affirmations where text like 'I am left %' or text like 'I am right %' returning public_id)
       select count(*)::integer as rows, count(distinct public_id)::integer as ids from gone`,
    );
    expect(both.map(({ applied }) => applied)).toEqual([true, true]);
    expect(rows).toEqual([{ rows: 1000, ids: 1000 }]);
  });

  it('processes one CSV import at a time, lets three wait for it, and answers 429 to any more', async () => {
    const lock = await lockTable(client, 'affirmations', 'share row exclusive');
    const statuses: number[] = [];
    const start = async () => {
      const answer = await fetch(`${inject('cms')}${spreadsheetPath}?apply=true`, {
        method: 'POST',
        headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
        body: head,
      });
      statuses.push(answer.status);
      await answer.text();
      return answer.headers.get('retry-after');
    };
    const imports = Array.from({ length: 6 }, start);
    await expect.poll(() => statuses).toEqual([429, 429]);
    await expect.poll(lock.waiting).toBeGreaterThan(0);
    // Takes long enough for the other imports to reach the lock too, if they did not wait for the first.
    expect(await start()).toBe('5');
    expect(await lock.waiting()).toBe(1);

    await lock.release();
    await Promise.all(imports);
    expect(statuses).toEqual([429, 429, 429, 200, 200, 200, 200]);
  });

  it('imports one CSV file of a panel user at a time, answers 429 to another, and still imports files of others', async () => {
    const lock = await lockTable(client, 'affirmations', 'share row exclusive');
    const [edda, ada] = [await invite('strapi-editor'), await invite('strapi-editor')];
    const start = (by: typeof edda) => by.upload('/panel/spreadsheet?apply=true', head);
    const first = start(edda);
    await expect.poll(lock.waiting).toBe(1);
    const refused = await start(edda);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    const other = start(ada);
    await lock.release();
    for (const answer of [await first, await other]) {
      expect(answer.status).toBe(200);
      await answer.text();
    }
    await expect
      .poll(async () => {
        const again = await start(edda);
        await again.text();
        return again.status;
      })
      .toBe(200);
  });

  it('answers 429 to a CSV file while four earlier clients have not read their reports, and accepts one once a client has', async () => {
    // Reports of about 8 MB each, far more than the buffers of their connections hold.
    const y = 'y'.repeat(180);
    const rows = Array.from(
      { length: 10_000 },
      (_, row) => `,Calm,I am ${row}.,${y},Je suis ${row}.,${y},yes,draft,draft`,
    );
    const sheet = [head, ...rows].join('\n');
    const unread: IncomingMessage[] = [];
    for (let count = 1; count <= 4; count += 1) {
      const sent = request(inject('cms') + spreadsheetPath, {
        method: 'POST',
        headers: uploadHeaders(),
      });
      onTestFinished(() => void sent.destroy());
      sent.end(sheet);
      // A preview has no progress, so the whole report has been written by now.
      const [answer] = await once(sent, 'response');
      unread.push(answer);
    }
    expect((await upload(head)).status).toBe(429);
    unread[0]?.resume();
    await expect.poll(async () => (await upload(head)).status).toBe(200);
  });

  it('answers 429 to a fifth CSV upload while four are still being sent, and accepts another once one of them has finished', async () => {
    const { statuses, finishOne } = startUploads(5);
    await expect.poll(() => statuses).toEqual([429]);
    finishOne();
    await expect.poll(() => statuses).toEqual([429, 200]);
    expect((await upload(head)).status).toBe(200);
  });
});
