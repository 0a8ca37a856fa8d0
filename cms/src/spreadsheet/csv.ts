import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

export { CsvError };

/** One row of a sheet: where it begins in the file, and its cells by column. */
export interface SheetRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** By it Excel knows that a file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What Excel on Windows writes where nobody says UTF-8. */
const fallbackEncoding = 'windows-1252';
const separators = [',', ';', '\t'] as const;

/** The text of a file as Excel, LibreOffice or Numbers write it, by its mark or by what it can be. */
export function decodeSheet(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(fallbackEncoding).decode(bytes);
  }
}

/** The rows below the head, without those that are empty, and the head's columns. Raises `CsvError`. */
export function parseSheet(text: string): { columns: string[]; rows: SheetRow[] } {
  const [head, ...others] = records(text);
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const rows = others
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.map((name, at) => [name, unguard(cells[at] ?? '')])),
    }));
  return { columns, rows };
}

/** What csv-parse answers with `info`, of which its types know nothing. */
const withInfo = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

function records(text: string): { line: number; cells: string[] }[] {
  const found = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  // A row may be several lines long: it goes by the one that it begins on.
  return withInfo.parse(found).map(({ record, info }) => ({
    line: info.lines - breaksIn(record),
    cells: record,
  }));
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

/** The sign that parts most names in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  const counted = separators.map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** A cell that a spreadsheet would take for a formula, or that looks as if it had been guarded. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** A cell as it goes into a file: what a spreadsheet would run as a formula begins with an apostrophe. */
export function guard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell as it was before `guard`. */
export function unguard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
