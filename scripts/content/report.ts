import type { ContentType } from '#contract/change';
import type { ImportIssue, SheetReport } from '#contract/spreadsheet';
import { OperatorError } from '../terminal/errors.ts';

const files: Record<string, ContentType> = {
  'categories.csv': 'category',
  'affirmations.csv': 'affirmation',
  'testimonials.csv': 'testimonial',
  'weeks.csv': 'week',
};

/** The content type that a file is named after. @throws OperatorError for any other name. */
export function contentTypeOfFile(name: string): ContentType {
  const noun = files[name];
  if (!noun)
    throw new OperatorError(`Use one of these file names: ${Object.keys(files).join(', ')}.`);
  return noun;
}

const shownRows = 50;

/** Prints what an import would change or has changed. */
export function printReport({ rows, applied, changes, warnings, problems }: SheetReport): void {
  const created = changes.filter(({ id }) => id === null).length;
  if (!applied)
    for (const { line, id, cells } of changes.slice(0, shownRows)) {
      console.log(`line ${line}: ${id === null ? 'new' : `changes id ${id}`}`);
      for (const { column, from, to } of cells)
        console.log(`  ${column}: ${from && `${JSON.stringify(from)} → `}${JSON.stringify(to)}`);
    }
  if (!applied && changes.length > shownRows)
    console.log(`… and ${changes.length - shownRows} more rows`);
  for (const remark of warnings) console.log(`! ${sentence(remark)}`);
  for (const remark of problems) console.log(`✗ ${sentence(remark)}`);
  console.log(
    `${applied ? '✓ ' : ''}Rows: ${rows}. New: ${created}, changed: ${changes.length - created}, problems: ${problems.length}.`,
  );
}

function sentence({ line, column, message }: ImportIssue): string {
  return `line ${line}${column ? `, ${column}` : ''}: ${message}`;
}
