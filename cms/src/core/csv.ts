import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { spreadsheetLimits } from '../contract/spreadsheet.ts';

export { CsvError };

/** A row of a CSV file: the line where it begins, and its cells by column. */
export interface SheetRow {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Whether there is text beyond the last column, because an extra separator has shifted the cells. */
  hasExtraCells: boolean;
}

/** Tells Excel that a file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Excel's default encoding on Windows. */
const fallbackEncoding = 'windows-1252';
const separators = [',', ';', '\t'] as const;

/** The first bytes of workbooks: ZIP (Excel, LibreOffice, Numbers), and the format of Excel before 2007. */
const workbooks = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** Whether the file is a workbook that was not exported as CSV. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return workbooks.includes(String.fromCharCode(...bytes.subarray(0, 4)));
}

/** Decodes a file by its byte order mark, or else as UTF-8 or the fallback encoding. */
export function decodeSheet(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(fallbackEncoding).decode(bytes);
  }
}

/** More than the row limit, because rows can span several lines and texts contain commas. */
const mostLines = 60_000;
const mostCells = 1_000_000;
const mostColumns = 40;

/** A line that is blank or only has separators and quotes. */
const blank = /^[\s,;"]*$/;

/**
 * Whether a file has more lines, cells or blank lines than a valid import could; parsing it would take minutes and
 * gigabytes of memory.
 */
export function hasTooManyCells(text: string): boolean {
  let [lines, cells] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 10 || code === 13) lines += 1;
    else if (code === 44 || code === 59 || code === 9) cells += 1;
  }
  if (lines > mostLines || cells > mostCells) return true;
  // The parser skips blank rows without counting them.
  return text.split(/\r\n?|\n/).filter((line) => blank.test(line)).length > spreadsheetLimits.rows;
}

/**
 * Returns the named columns and the rows that aren't empty: Excel also writes blank columns and rows where cells have
 * been edited. Line breaks become `\n`. Lets other work go on meanwhile. Throws `CsvError`.
 */
export async function parseSheet(text: string): Promise<{ columns: string[]; rows: SheetRow[] }> {
  let names: string[] | undefined;
  const rows: SheetRow[] = [];
  const isEmpty = (cell: string) => cell.trim() === '';
  await readRecords(text.replaceAll(/\r\n?/g, '\n'), (line, cells) => {
    if (!names) {
      names = cells.slice(0, mostColumns).map((name) => name.trim().toLowerCase());
      return;
    }
    const named = names.flatMap((name, column) =>
      name ? [[name, unescapeFormulas(cells[column] ?? '')]] : [],
    );
    const hasExtraCells = cells.some((cell, column) => !names?.[column] && !isEmpty(cell));
    if (!cells.every(isEmpty)) rows.push({ line, cells: Object.fromEntries(named), hasExtraCells });
  });
  return { columns: (names ?? []).filter((name) => name !== ''), rows };
}

/** A record of csv-parse with the option `info`, which its types don't cover. */
const withInfo = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

/** A few milliseconds of parsing. */
const chunkBytes = 32 * 1024;

async function* chunksOf(text: string) {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await setImmediate();
    yield bytes.subarray(start, start + chunkBytes);
  }
}

async function readRecords(
  text: string,
  onRecord: (line: number, cells: string[]) => void,
): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    record_delimiter: '\n',
  });
  await pipeline(Readable.from(chunksOf(text)), parser, async (found) => {
    for await (const each of found) {
      const { record, info } = withInfo.parse(each);
      // A row can span several lines; it is identified by its first one.
      onRecord(info.lines - record.join('').split('\n').length + 1, record);
    }
  });
}

/** Guesses the separator: the one that occurs most often in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const candidates = separators.map((separator) => ({
    separator,
    count: first.split(separator).length,
  }));
  return candidates.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
}

/** Quotes every cell with a line break or with what some spreadsheet programs take for the separator. */
export const csvFormat = { record_delimiter: 'windows', quoted_match: /[,;\t\r\n]/ } as const;

/**
 * Where a spreadsheet could run a formula: at the beginning of a cell, and inside it after what would end it if the file
 * had another separator. There, quotation marks can stand before the sign: a spreadsheet takes them for an empty text.
 * Some spreadsheets also take the wide signs of East Asian keyboards. Apostrophes before the sign may come from
 * `escapeFormulas`.
 */
const formulaStart = `(?<=^|[,;\\t\\r\\n])(?=["']*[=+\\-@＝＋－＠])|^(?='*[\\t\\r])`;
const formulas = new RegExp(formulaStart, 'g');
const escapedFormulas = new RegExp(`(?:${formulaStart})'`, 'g');

/** Puts an apostrophe before whatever a spreadsheet would run as a formula. */
export function escapeFormulas(cell: string): string {
  return cell.replaceAll(formulas, "'");
}

/** Reverts `escapeFormulas`. */
export function unescapeFormulas(cell: string): string {
  return cell.replaceAll(escapedFormulas, '');
}
