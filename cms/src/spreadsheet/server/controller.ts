import type { Context } from 'koa';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import {
  csvSeparator,
  currentPanelUser,
  forbid,
  hasPermission,
  inPanelLanguage,
  panelLanguage,
  requireReading,
} from '../../core/panel-user.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { contentTypes } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import {
  exportQuery,
  importQuery,
  spreadsheetLimits,
  type SheetLine,
} from '../../contract/spreadsheet.ts';
import { readBytes } from '../../core/body.ts';
import { describeRequest, logFailure } from '../../core/failures.ts';
import { rejectWithRetryAfter } from '../../core/rate-limits.ts';
import { panelQuery } from '../../core/panel-input.ts';
import { accessOf } from '../../strapi/internals/panel-accounts.ts';
import { exportSheet } from './export.ts';
import { importSheet, UnreadableSheetError } from './import.ts';

/** The panel users who are reading an export. Each can read one. */
const exporting = new Set<number>();
/** The time limit for reading a part of an export, or the rest of an import's report. */
const readMilliseconds = 60_000;

/** Exports a content type as CSV, by default with the separator that Excel expects in the caller's language. */
export async function exportCsv(ctx: Context): Promise<void> {
  const { noun, separator = csvSeparator(strapi) } = panelQuery(exportQuery, ctx);
  requireReading(strapi, noun);
  const by = currentPanelUser(strapi)?.id;
  // The place of a client that has left already would never be freed.
  if (by !== undefined && !ctx.res.closed) {
    if (exporting.has(by)) rejectWithRetryAfter(ctx, 'too-many-requests', 5);
    exporting.add(by);
    ctx.res.once('close', () => exporting.delete(by));
  }
  // Closes the connection of a client that reads nothing: rows wait in memory until it does.
  ctx.res.setTimeout(readMilliseconds);
  ctx.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${noun}s.csv"`.replace('ys.csv', 'ies.csv'),
    'Cache-Control': 'private, no-store',
  });
  ctx.body = Readable.from(exportSheet(strapi.db.connection, noun, separator));
}

/** Parsing a file blocks the process for seconds, so imports run one after another. */
let lastImport: Promise<unknown> = Promise.resolve();
/** The number of uploads in progress and of imports that run or wait. */
let places = 0;
const mostPlaces = 4;
/** The panel users whose file is being uploaded, checked or imported. Each can have one. */
const importing = new Set<number>();
/** Returns a function that frees the place again. */
function takePlace(by: number | undefined): () => void {
  places += 1;
  if (by !== undefined) importing.add(by);
  return () => {
    places -= 1;
    if (by !== undefined) importing.delete(by);
  };
}

function runSequentially<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = lastImport.then(work);
  lastImport = done.catch(() => undefined);
  return done;
}

/** Imports a CSV file; streams lines of progress and finally the report. */
export async function importCsv(ctx: Context): Promise<void> {
  const { apply, previewed } = panelQuery(importQuery, ctx);
  // The content type is known only after parsing, so the caller needs the permissions for all of them.
  const canImport = contentTypes.every((noun) =>
    languages.every((language) =>
      (['create', 'update', 'publish'] as const).every((action) =>
        hasPermission(strapi, action, `api::${noun}.${noun}`, language),
      ),
    ),
  );
  if (!canImport) forbid(strapi, inPanelLanguage(strapi, textsByLanguage).messages.notYours);

  const { bytes: limit } = spreadsheetLimits;
  // Checking the announced length is enough, because Node reads no more than that.
  if (Number(ctx.get('Content-Length')) > limit)
    ctx.throw(413, inPanelLanguage(strapi, textsByLanguage).messages.tooLarge(limit / 1024 / 1024));
  // The command's calls have no panel user.
  const by = currentPanelUser(strapi)?.id;
  const access = by === undefined ? undefined : await accessOf(strapi, by);
  if (places >= mostPlaces || (by !== undefined && importing.has(by)))
    rejectWithRetryAfter(ctx, 'too-many-requests', 5);
  const freePlace = takePlace(by);
  const tooSlow = () => ctx.throw(408, inPanelLanguage(strapi, textsByLanguage).messages.tooSlow);
  const bytes = await readBytes(ctx, tooSlow).catch((error: unknown) => {
    freePlace();
    throw error;
  });
  const lines = new PassThrough();
  const say = (line: SheetLine) => lines.write(`${JSON.stringify(line)}\n`);
  ctx.set({ 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  ctx.body = lines;
  const language = panelLanguage(strapi);
  const options = {
    apply,
    previewed,
    by,
    language,
    onProgress: (done: number, total: number) => say({ done, total }),
  };
  const importIfAllowed = async () => {
    // An upload and other imports take time, in which an administrator can change the account.
    if (by !== undefined && (await accessOf(strapi, by)) !== access)
      throw new UnreadableSheetError(textsByLanguage[language].messages.accountChanged);
    return importSheet(strapi, bytes, options);
  };
  void runSequentially(importIfAllowed)
    .then((report) => say({ report }))
    .catch((error: unknown) => {
      const isExplained = error instanceof UnreadableSheetError;
      if (!isExplained) logFailure(describeRequest(ctx), error);
      say({ failure: isExplained ? error.message : textsByLanguage[language].messages.failed });
    })
    .finally(() => {
      lines.end();
      if (ctx.res.closed) return freePlace();
      ctx.res.once('close', freePlace);
      void setTimeout(readMilliseconds, undefined, { ref: false }).then(() => ctx.res.destroy());
    });
}
