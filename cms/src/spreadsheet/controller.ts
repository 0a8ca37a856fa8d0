import type { Context } from 'koa';
import { PassThrough, Readable } from 'node:stream';
import {
  currentAdministrator,
  forbid,
  mayCall,
  panelLanguage,
  panelTexts,
} from '../administrator.ts';
import { contentNouns } from '../contract/change.ts';
import { languages } from '../contract/language.ts';
import {
  exportQuery,
  importQuery,
  spreadsheetLimits,
  type SheetLine,
} from '../contract/spreadsheet.ts';
import { describeRequest, logFailure } from '../failures.ts';
import { refuse } from '../limits.ts';
import { panelQuery } from '../panel/input.ts';
import { exportSheet } from './export.ts';
import { importSheet, UnreadableSheet } from './import.ts';

/** A noun's sheet as a file, with the separator that Excel expects in the caller's language. */
export async function sendSheet(ctx: Context): Promise<void> {
  const { noun, separator = panelLanguage(strapi) === 'fr' ? ';' : ',' } = panelQuery(
    exportQuery,
    ctx,
  );
  ctx.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${noun}s.csv"`.replace('ys.csv', 'ies.csv'),
    'Cache-Control': 'private, no-store',
  });
  ctx.body = Readable.from(exportSheet(strapi.db.connection, noun, separator));
}

/** Reading a sheet takes seconds of the only thread, so this process reads one after the other. */
let last: Promise<unknown> = Promise.resolve();
let queued = 0;
const mostQueued = 4;

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  queued += 1;
  const done = last.then(work).finally(() => (queued -= 1));
  last = done.catch(() => undefined);
  return done;
}

/** Takes a sheet as bytes and answers line by line how far it is, and at last what it would change or has changed. */
export async function takeSheet(ctx: Context): Promise<void> {
  const { apply } = panelQuery(importQuery, ctx);
  // What a sheet is of is known once it is read; editors may all of it or none.
  const mayImport = contentNouns.every((noun) =>
    languages.every((language) =>
      (['create', 'update', 'publish'] as const).every((action) =>
        mayCall(strapi, action, `api::${noun}.${noun}`, language),
      ),
    ),
  );
  if (!mayImport) forbid(strapi, (texts) => texts.spreadsheet.notYours);

  const bytes = await readBody(ctx);
  if (queued >= mostQueued) refuse(ctx, 'too-many-requests', 5);
  const lines = new PassThrough();
  const say = (line: SheetLine) => lines.write(`${JSON.stringify(line)}\n`);
  ctx.set({ 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  ctx.body = lines;
  const texts = panelTexts(strapi);
  const how = {
    apply,
    by: currentAdministrator(strapi)?.id,
    texts,
    onProgress: (done: number, total: number) => say({ done, total }),
  };
  void inTurn(() => importSheet(strapi, bytes, how))
    .then((report) => say({ report }))
    .catch((error: unknown) => {
      const isExplained = error instanceof UnreadableSheet;
      if (!isExplained) logFailure(describeRequest(ctx), error);
      say({ failure: isExplained ? error.message : texts.spreadsheet.failed });
    })
    .finally(() => lines.end());
}

/** The bytes as they come: Strapi reads no `application/octet-stream`. */
async function readBody(ctx: Context): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of ctx.req) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    const megabytes = spreadsheetLimits.bytes / 1024 / 1024;
    if (size > spreadsheetLimits.bytes) {
      // What is still on its way is read by nobody.
      ctx.set('Connection', 'close');
      ctx.throw(413, panelTexts(strapi).spreadsheet.tooLarge(megabytes));
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
