import { expect, it } from 'vitest';
import { spreadsheetPath } from '#contract/spreadsheet';
import { startCms } from '../cms/another-cms.ts';
import { head } from '../cms/csv.ts';
import { connect, lockTable } from '../cms/database.ts';
import { contentKey } from '../cms/keys.ts';

const client = connect();

it('an import that takes too long when the CMS stops is rolled back, and the CMS exits with code 0 within ten seconds', async () => {
  const cms = await startCms();
  const lock = await lockTable(client, 'affirmations', 'share row exclusive');
  const imported = fetch(`${cms.url}${spreadsheetPath}?apply=true`, {
    method: 'POST',
    headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
    body: [head, ',Calm,I come too late.,Say it.,,,no,published,'].join('\r\n'),
  }).then((answer) => answer.text());
  await expect.poll(lock.waiting).toBe(1);
  const began = performance.now();
  const [cut, exitCode] = await Promise.all([imported.catch(String), cms.end()]);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(exitCode).toBe(0);
  expect(cut).not.toContain('"applied":true');
  await lock.release();
  const { rows } = await client.query(`select from affirmations where text = 'I come too late.'`);
  expect(rows).toEqual([]);
});
