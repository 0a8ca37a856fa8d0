import { CsvError, parse } from 'csv-parse/sync';
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
 * been edited. Line breaks become `\n`. Throws `CsvError`.
 */
export function parseSheet(text: string): { columns: string[]; rows: SheetRow[] } {
  const [head, ...others] = records(text.replaceAll(/\r\n?/g, '\n'));
  const names = (head?.cells ?? []).slice(0, mostColumns).map((name) => name.trim().toLowerCase());
  const isEmpty = (cell: string) => cell.trim() === '';
  const rows = others
    .filter(({ cells }) => !cells.every(isEmpty))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        names.flatMap((name, column) =>
          name ? [[name, unescapeFormula(cells[column] ?? '')]] : [],
        ),
      ),
      hasExtraCells: cells.some((cell, column) => !names[column] && !isEmpty(cell)),
    }));
  return { columns: names.filter((name) => name !== ''), rows };
}

/** The result of csv-parse with the option `info`, which its types don't cover. */
const withInfo = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

function records(text: string): { line: number; cells: string[] }[] {
  const found = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    // The header row, and one row more than can be imported, so that too many rows are noticed.
    to: spreadsheetLimits.rows + 2,
    record_delimiter: '\n',
  });
  // A row can span several lines; it is identified by its first one.
  return withInfo.parse(found).map(({ record, info }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record,
  }));
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

/** A cell that a spreadsheet would run as a formula, or one that `escapeFormula` might have prefixed. */
const formula = /^'*[=+\-@\t\r]/;
const escapedFormula = /^'+[=+\-@\t\r]/;

/** Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. */
export function escapeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Reverts `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return escapedFormula.test(cell) ? cell.slice(1) : cell;
}
