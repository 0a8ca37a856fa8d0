import type { ContentType } from '#contract/change';
import { sheetLine, spreadsheetPath, type SheetReport } from '#contract/spreadsheet';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { callCms, cmsRefusal, type Cms } from '../stack/cms.ts';
import { OperatorError } from '../terminal/errors.ts';

/** Downloads the CSV file of a content type. */
export async function exportContent(cms: Cms, noun: ContentType): Promise<Buffer> {
  const response = await request(cms, 'GET', `?noun=${noun}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Uploads a CSV file. Without `apply`, the CMS only reports what it would change.
 * @throws OperatorError with the CMS's own message if it can't read the file.
 */
export async function importContent(
  cms: Cms,
  bytes: Uint8Array<ArrayBuffer>,
  apply: boolean,
): Promise<SheetReport> {
  const response = await request(cms, 'POST', `?apply=${apply}`, bytes);
  if (response.body)
    for await (const text of createInterface({ input: Readable.from(response.body) })) {
      const line = sheetLine.parse(JSON.parse(text));
      if ('failure' in line) throw new OperatorError(line.failure);
      if ('report' in line) return line.report;
      if (process.stdout.isTTY) process.stdout.write(`\r${line.done} of ${line.total} `);
    }
  throw new OperatorError('The CMS stopped partway through. Nothing was changed.');
}

async function request(cms: Cms, method: string, query: string, body?: Uint8Array<ArrayBuffer>) {
  const response = await callCms(cms, method, spreadsheetPath + query, body);
  if (!response.ok) throw cmsRefusal(cms, response);
  return response;
}
