import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { allCategoryId } from '../../contract/category.ts';
import { contentTypes, type ContentType } from '../../contract/change.ts';
import {
  columnsOf,
  spreadsheetLimits,
  type ImportIssue,
  type SheetChange,
  type SheetReport,
} from '../../contract/spreadsheet.ts';
import { tableOf } from '../../core/database/content.ts';
import { recordEvents } from '../../audit-log/server/audit-log.ts';
import type { Language } from '../../contract/language.ts';
import { textsByLanguage as sharedTexts } from '../../i18n/texts.ts';
import { textsByLanguage, type SpreadsheetTexts } from '../i18n/texts.ts';
import { findDuplicates } from './duplicates.ts';
import { createCellParser } from './cell.ts';
import {
  CsvError,
  decodeSheet,
  hasTooManyCells,
  isWorkbook,
  parseSheet,
  type SheetRow,
} from '../../core/csv.ts';
import { readEntries } from './entries.ts';
import { findTakenNames } from './category-names.ts';
import { findTooMany } from './too-many.ts';
import { truncateProblems, planImport } from './plan.ts';
import { findUnseenTexts } from './unseen-texts.ts';
import { findWeekProblems } from './week-problems.ts';
import { writeDocuments } from './write.ts';

/** The file cannot be read at all; `message` explains why to the user. */
export class UnreadableSheetError extends Error {
  override name = 'UnreadableSheetError';
}

interface ImportOptions {
  /** Whether to apply the changes if there are no problems, or only to preview them. */
  apply: boolean;
  /** The hash of the changes that the user has seen, if any. */
  previewed: string | undefined;
  /** The id of the importing panel user, if any. */
  by: number | undefined;
  /** The language of the report. */
  language: Language;
  onProgress: (done: number, total: number) => void;
}

/** Previews the changes of a file, or applies all or none of them. Throws `UnreadableSheetError`. */
export async function importSheet(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<SheetReport> {
  const texts = textsByLanguage[options.language].messages;
  const { columns, rows } = await readSheet(bytes, texts);
  const [noun, ...others] = nounsOf(columns);
  if (!noun) throw new UnreadableSheetError(texts.whichSheet);
  if (others.length > 0)
    throw new UnreadableSheetError(texts.severalSheets(tellingColumns([noun, ...others], texts)));
  if (rows.length > spreadsheetLimits.rows)
    throw new UnreadableSheetError(texts.tooManyRows(spreadsheetLimits.rows));
  const report = {
    noun,
    rows: rows.length,
    applied: false,
    hash: '',
    isOutdated: false,
    changes: [],
    warnings: [],
  };
  const problems = wrongColumns(noun, columns, texts);
  if (problems.length > 0) return { ...report, problems };

  return strapi.db.transaction(async ({ trx }) => {
    if (options.apply) {
      // Waiting for another process's import can take longer than the time limit for queries.
      await trx.raw('set local statement_timeout = 0');
      // Blocks other writers, so that the plan stays valid until it is applied.
      await trx.raw(`lock table ${tableOf[noun]} in share row exclusive mode`);
      await trx.raw('set local statement_timeout to default');
    }
    const { documents, ...plan } = await planRows(strapi, trx, noun, rows, options.language);
    // Of whole entries: a row that only publishes a text has no cell with it.
    const seen = JSON.stringify([plan.changes, documents]);
    const hash = createHash('sha256').update(seen).digest('base64url');
    const { apply, previewed } = options;
    const isOutdated = apply && previewed !== undefined && previewed !== hash;
    const found = { ...report, ...plan, hash, isOutdated };
    if (!apply || isOutdated || plan.problems.length > 0) return found;

    const total = documents.length;
    await writeDocuments(strapi, trx, noun, documents, options.by, (done) =>
      options.onProgress(done, total),
    );
    const created = plan.changes.filter(({ id }) => id === null).length;
    const title = `+${created}, ~${plan.changes.length - created}`;
    if (total > 0) await recordEvents(strapi, [{ action: 'import-rows', noun, title }], 'command');
    return { ...found, applied: true };
  });
}

/** Plans the import, and adds the warnings and problems that need the database. */
async function planRows(
  strapi: Core.Strapi,
  trx: Knex,
  noun: ContentType,
  rows: readonly SheetRow[],
  language: Language,
) {
  const texts = textsByLanguage[language].messages;
  const entries = await readEntries(trx, noun, idsOf(rows));
  const categories = await readCategories(trx);
  const parseCell = createCellParser(strapi, noun, categoriesByName(categories), texts);
  const plan = await planImport(noun, rows, entries, parseCell, texts);
  const warnings = [
    ...findUnseenTexts(noun, rows, plan, texts),
    ...(noun === 'affirmation' ? await findDuplicates(trx, plan.documents, texts) : []),
  ];
  const { category, content, week } = sharedTexts[language];
  const more =
    noun === 'category'
      ? await findTakenNames(trx, plan.documents, category)
      : noun === 'week'
        ? await findWeekProblems(trx, plan.documents, { sheet: texts, week })
        : [];
  const tooMany = await findTooMany(trx, noun, plan, content.tooMany);
  return {
    ...plan,
    changes: withCategoryNames(plan.changes, categories, language),
    warnings,
    problems: truncateProblems([...plan.problems, ...tooMany, ...more], texts),
  };
}

async function readSheet(bytes: Uint8Array, texts: SpreadsheetTexts) {
  if (isWorkbook(bytes)) throw new UnreadableSheetError(texts.workbook);
  try {
    const text = decodeSheet(bytes);
    if (hasTooManyCells(text))
      throw new UnreadableSheetError(texts.tooManyRows(spreadsheetLimits.rows));
    return await parseSheet(text);
  } catch (error) {
    // With our options, the parser refuses only quotation marks, and reports an unclosed one at the end of the file.
    if (error instanceof CsvError)
      throw new UnreadableSheetError(texts.unreadable(Number(error['lines'])));
    throw error;
  }
}

/** The content types that have most of these columns. */
function nounsOf(columns: readonly string[]): ContentType[] {
  const fits = contentTypes
    // A sheet of weeks has their numbers; one with `id` and `status_en` alone is of affirmations.
    .filter((noun) => noun !== 'week' || columns.includes('number'))
    .map((noun) => ({
      noun,
      count: columns.filter((name) => columnsOf(noun).includes(name)).length,
    }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count);
  return fits.filter(({ count }) => count === fits[0]?.count).map(({ noun }) => noun);
}

/** For each content type, a column that none of the others has. */
const tellingColumns = (nouns: readonly ContentType[], texts: SpreadsheetTexts) =>
  nouns
    .map((noun) => {
      const others = nouns.filter((each) => each !== noun).flatMap(columnsOf);
      const column = columnsOf(noun).find((name) => !others.includes(name)) ?? '';
      return texts.columnOfSheet(column, texts.sheets[noun]);
    })
    .join(', ');

function wrongColumns(
  noun: ContentType,
  columns: readonly string[],
  texts: SpreadsheetTexts,
): ImportIssue[] {
  const known = columnsOf(noun);
  return columns.flatMap((name, index) => {
    const complain = (message: string) => [{ line: 1, column: name, message }];
    if (!known.includes(name)) return complain(texts.unknownColumn(name, known.join(', ')));
    return columns.indexOf(name) < index ? complain(texts.twiceColumn(name)) : [];
  });
}

/** The ids in the rows; invalid and unknown ones are reported later. */
function idsOf(rows: readonly SheetRow[]): number[] {
  return rows
    .map(({ cells }) => cells['id']?.trim() ?? '')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
}

const nameRows = z.object({
  rows: z.array(
    z.object({ id: z.number(), english: z.string(), name: z.string(), locale: z.string() }),
  ),
});
type CategoryName = z.infer<typeof nameRows>['rows'][number];

/** The names of each category, English ones last, except for *All*, which no affirmation can have. */
async function readCategories(trx: Knex): Promise<CategoryName[]> {
  const found = await trx.raw(
    `select each.public_id as id, english.name as english, each.name, each.locale
     from categories each join categories english using (document_id)
     where english.locale = 'en' and each.public_id <> ${allCategoryId}
     order by each.locale = 'en'`,
  );
  return nameRows.parse(found).rows;
}

/**
 * Maps each category's lowercase names and id to its English name. If a French name is also another's English name, it
 * means that other one, as in exported files.
 */
const categoriesByName = (categories: readonly CategoryName[]): Map<string, string> =>
  new Map(
    categories.flatMap(({ id, english, name }): [string, string][] => [
      [name.toLowerCase(), english],
      [String(id), english],
    ]),
  );

/** The changes with the names of categories in the language of the report. */
function withCategoryNames(
  changes: readonly SheetChange[],
  categories: readonly CategoryName[],
  language: Language,
): SheetChange[] {
  const names = new Map(
    categories
      .filter(({ locale }) => locale === language)
      .map(({ english, name }) => [english, name]),
  );
  const nameOf = (english: string) => names.get(english) ?? english;
  return changes.map((change) => ({
    ...change,
    cells: change.cells.map((cell) =>
      cell.column === 'category' ? { ...cell, from: nameOf(cell.from), to: nameOf(cell.to) } : cell,
    ),
  }));
}
