import { setImmediate } from 'node:timers/promises';
import { languages } from '../../contract/language.ts';
import type { ContentType } from '../../contract/change.ts';
import {
  columnsOf,
  sheetFields,
  spreadsheetLimits,
  type SheetChange,
  type ImportIssue,
} from '../../contract/spreadsheet.ts';
import { hasVisibleText } from '../../contract/text.ts';
import { isOptional } from '../../contract/translation.ts';
import type { SpreadsheetTexts } from '../i18n/texts.ts';
import type { ParsedCell } from './cell.ts';
import type { SheetRow } from '../../core/csv.ts';
import type { Entry } from './entries.ts';

/** A document as it will be after the import. */
export interface PlannedDocument {
  line: number;
  /** Undefined for a new document. */
  documentId: string | undefined;
  cells: Record<string, string>;
}

export interface Plan {
  changes: SheetChange[];
  problems: ImportIssue[];
  documents: PlannedDocument[];
}

/** The valid cells of a row. */
type Given = Record<string, string>;

/** Rows that are compared before other work goes on. */
const rowsAtOnce = 100;

/**
 * Compares rows with the existing entries. Empty cells (behavior T2) keep the existing value; nothing is ever deleted.
 */
export async function planImport(
  noun: ContentType,
  rows: readonly SheetRow[],
  entries: ReadonlyMap<number, Entry>,
  parseCell: (column: string, cell: string) => ParsedCell,
  texts: SpreadsheetTexts,
): Promise<Plan> {
  const plan: Plan = { changes: [], problems: [], documents: [] };
  const seen = new Set<string>();

  for (const [index, { line, cells, hasExtraCells }] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const before = plan.problems.length;
    if (before > spreadsheetLimits.shown) break;
    const addProblem = (column: string | null, message: string) =>
      plan.problems.push({ line, column, message });

    if (hasExtraCells) addProblem(null, texts.extraCells);
    const given: Given = {};
    for (const [column, cell] of Object.entries(cells)) {
      if (!hasVisibleText(cell)) continue;
      const read = parseCell(column, cell);
      if ('problem' in read) addProblem(column, read.problem);
      else given[column] = read.value;
    }
    const { id } = given;
    const entry = id === undefined ? undefined : entries.get(Number(id));
    if (id !== undefined && !entry) addProblem('id', texts.unknownId(id));
    if (id !== undefined && seen.has(id)) addProblem('id', texts.twiceId(id));
    if (id !== undefined) seen.add(id);
    if (plan.problems.length > before) continue;

    const planned = merge(noun, given, entry);
    for (const [column, message] of findMissing(noun, planned, given, entry, texts))
      addProblem(column, message);
    if (plan.problems.length > before) continue;

    const changed = columnsOf(noun).flatMap((column) => {
      const [from = '', to = ''] = [entry?.cells[column], planned[column]];
      return column === 'id' || from.trim() === to.trim() ? [] : [{ column, from, to }];
    });
    if (changed.length === 0) continue;
    plan.changes.push({
      line,
      id: id === undefined ? null : Number(id),
      title: titleOf(noun, entry?.cells ?? planned),
      isLive: isLive(noun, planned, new Set(changed.map(({ column }) => column))),
      unpublishes: languages.filter((language) =>
        changed.some(
          ({ column, from, to }) => column === `status_${language}` && from && to === 'draft',
        ),
      ),
      cells: changed,
    });
    plan.documents.push({ line, documentId: entry?.documentId, cells: planned });
  }
  return plan;
}

/** Cuts the list to what the report shows. If it was longer, its last problem says that there may be more. */
export function truncateProblems(
  problems: readonly ImportIssue[],
  texts: SpreadsheetTexts,
): ImportIssue[] {
  const { shown } = spreadsheetLimits;
  const inOrder = problems.toSorted((a, b) => a.line - b.line);
  return inOrder.slice(0, shown).map((problem, index) => {
    const isMore = index === shown - 1 && problems.length > shown;
    return isMore ? { line: problem.line, column: null, message: texts.moreProblems } : problem;
  });
}

function titleOf(noun: ContentType, cells: Given): string {
  const [first] = sheetFields[noun].sentences;
  return languages.map((language) => cells[`${first}_${language}`]).find(Boolean) ?? '';
}

/** Whether readers see a change at once. Drafts share nothing with readers but the fields that both languages share. */
function isLive(noun: ContentType, planned: Given, changed: ReadonlySet<string>): boolean {
  const { first, sentences, shared, hasDrafts } = sheetFields[noun];
  if (!hasDrafts) return true;
  const isSharedChange = [...first, ...shared].some((column) => changed.has(column));
  return languages.some((language) => {
    const status = planned[`status_${language}`];
    const isOwnChange = [...sentences, 'status'].some((field) =>
      changed.has(`${field}_${language}`),
    );
    return (
      (status === 'published' && (isOwnChange || isSharedChange)) ||
      (status === 'modified' && isSharedChange)
    );
  });
}

/** Merges existing and given cells, and derives the status of each language. */
function merge(noun: ContentType, given: Given, entry: Entry | undefined): Record<string, string> {
  const { sentences, shared, hasDrafts } = sheetFields[noun];
  const cells = { ...entry?.cells, ...given };
  for (const field of shared) cells[field] ??= defaults[field] ?? '';
  if (!hasDrafts) return cells;

  for (const language of languages) {
    const status = `status_${language}`;
    const hasTexts = sentences.some((field) => cells[`${field}_${language}`]);
    const oldStatus = entry?.cells[status] ?? '';
    const isChanged = sentences.some((field) => {
      const column = `${field}_${language}`;
      return cells[column] !== undefined && cells[column] !== entry?.cells[column]?.trim();
    });
    const derivedStatus =
      oldStatus === 'published' && isChanged ? 'modified' : oldStatus || 'draft';
    // A language without texts keeps its status. If the file sets it to published, the missing texts are reported.
    cells[status] =
      hasTexts || given[status] === 'published' ? (given[status] ?? derivedStatus) : oldStatus;
  }
  return cells;
}

/** Strapi's defaults for a new document. */
const defaults: Record<string, string> = {
  featured: 'no',
  rating: '5',
  icon: 'ph-star',
  color: '#0e7560',
};

/** The required cells that are empty, with error messages (behavior T2). */
function findMissing(
  noun: ContentType,
  planned: Record<string, string>,
  given: Given,
  entry: Entry | undefined,
  texts: SpreadsheetTexts,
): [column: string, message: string][] {
  const { first, sentences, hasDrafts } = sheetFields[noun];
  const found: [string, string][] = [];
  const requireCell = (column: string, message: string) => {
    if (!planned[column]?.trim()) found.push([column, message]);
  };
  for (const column of first) if (!entry) requireCell(column, texts.needed);
  for (const language of languages) {
    const columns = sentences
      .filter((field) => !isOptional(field))
      .map((field) => `${field}_${language}`);
    const status = planned[`status_${language}`];
    const hasTexts = columns.some((column) => planned[column]);
    if (language === 'en' && !entry) requireCell(columns[0] ?? '', texts.needed);
    if (status === 'published')
      for (const column of [...first, ...columns]) requireCell(column, texts.neededToPublish);
    if (!hasDrafts && hasTexts) for (const column of columns) requireCell(column, texts.needed);
    if (given[`status_${language}`] === 'modified' && !hasReaders(entry, language))
      found.push([`status_${language}`, texts.notPublished]);
  }
  return found;
}

function hasReaders(entry: Entry | undefined, language: string): boolean {
  return ['published', 'modified'].includes(entry?.cells[`status_${language}`] ?? '');
}
