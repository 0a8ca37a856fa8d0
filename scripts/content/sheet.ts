import { keyHeader, type ContentNoun } from '#contract/change';
import type { SheetReport } from '#contract/spreadsheet';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { reasonOf, Trouble } from '../terminal/trouble.ts';

/** The CMS that runs, and its key for content. */
export type Cms = { url: string; key: string };

/** A noun's sheet. In: the CMS and the noun. Out: the file's bytes. Raises Trouble where the CMS cannot give it. */
export async function exportContent(cms: Cms, noun: ContentNoun): Promise<Buffer> {
  const answer = await ask(cms, 'GET', `?noun=${noun}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Shows what a sheet would change, or does it. In: the CMS, the file's bytes and whether to do it. Out: the report.
 * Raises Trouble with the CMS's own sentence where the sheet cannot be read.
 */
export async function importContent(
  cms: Cms,
  bytes: Uint8Array<ArrayBuffer>,
  apply: boolean,
): Promise<SheetReport> {
  // Not at the top: zod is there only after installing.
  const { sheetLine } = await import('#contract/spreadsheet');
  const answer = await ask(cms, 'POST', `?apply=${apply}`, bytes);
  if (answer.body)
    for await (const text of createInterface({ input: Readable.from(answer.body) })) {
      const line = sheetLine.parse(JSON.parse(text));
      if ('failure' in line) throw new Trouble(line.failure);
      if ('report' in line) return line.report;
      if (process.stdout.isTTY) process.stdout.write(`\r${line.done} of ${line.total} `);
    }
  throw new Trouble('The CMS stopped partway through. Nothing was changed.');
}

async function ask(
  cms: Cms,
  method: string,
  query: string,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { spreadsheetPath } = await import('#contract/spreadsheet');
  const answer = await fetch(cms.url + spreadsheetPath + query, {
    method,
    headers: { [keyHeader]: cms.key, 'Content-Type': 'application/octet-stream' },
    ...(body && { body }),
  }).catch((error: unknown) => {
    throw new Trouble(
      `The CMS isn’t answering at ${cms.url}. Start it first. (${reasonOf(error)})`,
    );
  });
  if (!answer.ok)
    throw new Trouble(`The CMS at ${cms.url} refused the request (${answer.status}).`);
  return answer;
}
