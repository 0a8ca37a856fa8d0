import { expect, inject } from 'vitest';
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
) {
  const answer = await fetch(`${inject('cms')}${spreadsheetPath}?apply=${apply}`, {
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
