import { cmsKeyHeader, type ContentType } from '#contract/change';
import { sheetLine, spreadsheetPath, type SheetReport } from '#contract/spreadsheet';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';

/** The running CMS, and its CONTENT_KEY. */
export type Cms = { url: string; key: string };

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

async function request(
  cms: Cms,
  method: string,
  query: string,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const response = await fetch(cms.url + spreadsheetPath + query, {
    method,
    headers: { [cmsKeyHeader]: cms.key, 'Content-Type': 'application/octet-stream' },
    ...(body && { body }),
  }).catch((error: unknown) => {
    throw new OperatorError(
      `The CMS isn’t responding at ${cms.url}. Start it first. (${errorMessageOf(error)})`,
    );
  });
  if (!response.ok)
    throw new OperatorError(`The CMS at ${cms.url} refused the request (${response.status}).`);
  return response;
}
