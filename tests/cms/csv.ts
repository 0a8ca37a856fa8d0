import { request } from 'node:http';
import type { Pool } from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import type { ContentType } from '#contract/change';
import { sheetLine, spreadsheetPath, type SheetReport } from '#contract/spreadsheet';
import { contentKey } from './keys.ts';

/** The first line of a sheet of affirmations. */
export const head =
  'id,category,text_en,description_en,text_fr,description_fr,featured,status_en,status_fr';

/** Sends a sheet as the command does, and returns the lines of the answer. The panel's answer is the same. */
export async function send(
  sheet: string | Uint8Array<ArrayBuffer>,
  apply = false,
  language = 'en',
  previewed?: string,
) {
  const query = new URLSearchParams({ apply: String(apply), ...(previewed && { previewed }) });
  const answer = await fetch(`${inject('cms')}${spreadsheetPath}?${query}`, {
    method: 'POST',
    headers: {
      ...contentKey(),
      'Content-Type': 'application/octet-stream',
      'Accept-Language': language,
    },
    body: sheet,
  });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => sheetLine.parse(JSON.parse(line)));
}
/** The report of an import. Throws if the file cannot be read. */
export async function report(...asked: Parameters<typeof send>): Promise<SheetReport> {
  const last = (await send(...asked)).at(-1);
  if (!last || !('report' in last)) throw new Error(JSON.stringify(last));
  return last.report;
}
/** Why a file cannot be read; empty if it can. */
export async function failure(...asked: Parameters<typeof send>): Promise<string> {
  const last = (await send(...asked)).at(-1);
  return last && 'failure' in last ? last.failure : '';
}
/** The sheet that the command exports for a content type. */
export async function exported(noun: ContentType, separator = ','): Promise<string> {
  const query = new URLSearchParams({ noun, separator });
  const answer = await fetch(`${inject('cms')}${spreadsheetPath}?${query}`, {
    headers: contentKey(),
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
}
/** The row of an id in a sheet. */
export const lineOf = (sheet: string, id: number) =>
  sheet.split('\r\n').find((line) => line.startsWith(`${id},`));

export const uploadHeaders = () => ({
  ...contentKey(),
  'Content-Type': 'application/octet-stream',
});

/** Sends a file. Returns the answer, read to its end. */
export async function upload(body: string): Promise<Response> {
  const answer = await fetch(inject('cms') + spreadsheetPath, {
    method: 'POST',
    headers: uploadHeaders(),
    body,
  });
  await answer.text();
  return answer;
}

/** Begins to upload files at once. Returns the statuses of the answers so far, and how to finish an unanswered upload. */
export function startUploads(count: number) {
  const statuses: (number | undefined)[] = [];
  const pending = new Set<() => void>();
  for (let number = 1; number <= count; number += 1) {
    const sent = request(inject('cms') + spreadsheetPath, {
      method: 'POST',
      headers: { ...uploadHeaders(), 'Content-Length': '1000' },
    });
    const finish = () => sent.end(' '.repeat(1000 - head.length));
    onTestFinished(() => void sent.destroy());
    sent.on('error', () => undefined);
    sent.on('response', (answer) => {
      answer.resume();
      statuses.push(answer.statusCode);
      pending.delete(finish);
    });
    sent.write(head);
    pending.add(finish);
  }
  return { statuses, finishOne: () => [...pending][0]?.() };
}

/** Imports new affirmations, deletes them, and expects the import to report its progress and give each its own id. */
export async function expectImport(client: Pool, count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `,Courage,I am row ${at} of many.,Say it.,Je suis la ligne ${at}.,Dis-le.,no,draft,draft`,
  );
  const lines = await send(`${head}\r\n${rows.join('\r\n')}\r\n`, true);
  const { rows: found } = await client.query(
    `with gone as (delete from affirmations
       where text like 'I am row % of many.' or text like 'Je suis la ligne %.' returning public_id)
     select count(*)::integer as rows, count(distinct public_id)::integer as ids from gone`,
  );
  const steps = lines.flatMap((line) => ('done' in line ? [line.done] : []));
  expect(steps.length).toBeGreaterThan(count / 1000);
  expect(steps.at(-1)).toBe(count);
  expect(found).toEqual([{ rows: 2 * count, ids: count }]);
}
