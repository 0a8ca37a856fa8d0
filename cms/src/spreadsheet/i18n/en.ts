import { formatNumber } from '../../contract/format-number.ts';
import type { ContentType } from '../../contract/change.ts';

const format = (number: number) => formatNumber('en', number);

const entries = (count: number) => (count === 1 ? '1 entry' : `${format(count)} entries`);
const changes = (count: number) => (count === 1 ? '1 change' : `${format(count)} changes`);
/** Joins what isn't false. */
const joined = (parts: readonly (string | false)[], separator: string) =>
  parts.filter((part) => part !== false).join(separator);

export const spreadsheets = {
  title: 'Spreadsheets',
  subtitle: 'Export content, edit it in Excel, Numbers or LibreOffice, and import it back.',
  export: 'Export',
  exportHint:
    'Each row holds both languages. Keep the “id” column: it links each row to its entry.',
  import: 'Import',
  importHint:
    'Choose a file. You’ll see what would change before anything is saved. Rows without an id become new entries.',
  choose: 'Choose a CSV file, or drop it here…',
  check: 'Preview changes',
  checking: 'Reading the file…',
  /** @param live How many of the changes readers see at once. */
  apply: (count: number, live: number) => {
    if (live === 0) return `Import ${changes(count)}`;
    if (live === count) return `Import and publish ${changes(count)}`;
    return `Import ${changes(count)} and publish ${format(live)} of them`;
  },
  applying: 'Importing…',
  progress: (done: number, total: number) => `${format(done)} of ${format(total)} rows`,
  rows: (rows: number) => (rows === 1 ? '1 row read.' : `${format(rows)} rows read.`),
  problems: (count: number) =>
    count === 1
      ? '1 problem found. Please fix it in the file and try again. Nothing was imported.'
      : `${format(count)} problems found. Please fix them in the file and try again. Nothing was imported.`,
  warnings: (count: number) => (count === 1 ? '1 warning.' : `${format(count)} warnings.`),
  nothing: 'Nothing to import: everything in this file is already up to date.',
  wouldChange: (changed: number, added: number) => {
    const parts = [
      changed > 0 && `change ${entries(changed)}`,
      added > 0 && `add ${changed > 0 ? format(added) : entries(added)}`,
    ];
    return `This would ${joined(parts, ' and ')}. Please review the list before you import.`;
  },
  wouldPublish: (live: number) => `Readers will see ${changes(live)} right away.`,
  live: 'Readers will see this right away.',
  unpublishes: {
    en: 'Readers will no longer see the English text.',
    fr: 'Readers will no longer see the French text.',
  },
  applied: (changed: number, added: number) => {
    const parts = [
      changed > 0 && `${format(changed)} changed`,
      added > 0 && `${format(added)} added`,
    ];
    return `Imported: ${joined(parts, ', ')}.`;
  },
  openList: 'Open the list',
  columns: {
    line: 'Line',
    column: 'Column',
    message: 'Details',
    entry: 'Entry',
    cells: 'Changes',
  },
  label: (field: string, language?: string) => (language ? `${field} (${language}):` : `${field}:`),
  newEntry: 'New',
  empty: '(empty)',
  more: (count: number) => `… and ${format(count)} more.`,
  wholeRow: 'whole row',
  outdated:
    'Some of these texts have changed since the preview. Look through the changes below again, then import.',
  interrupted: 'The connection was lost. Please preview the changes again before you import.',
  fileChanged: 'The file has changed or been removed since you chose it. Please choose it again.',
};

const sheets: Record<ContentType, string> = {
  affirmation: 'affirmations',
  category: 'categories',
  testimonial: 'testimonials',
  week: 'weeks of the year plan',
};

/** What the server says. */
export const messages = {
  moreProblems: 'There may be more problems from here on. Please fix those above first.',
  whichSheet:
    'This isn’t a spreadsheet of categories, affirmations, testimonials or weeks: the first line must contain their column names.',
  severalSheets: (choices: string) =>
    `These columns fit more than one kind of content. Please add one of these, even with empty cells: ${choices}.`,
  columnOfSheet: (column: string, sheet: string) => `“${column}” for ${sheet}`,
  sheets,
  workbook:
    'This is a workbook, not a CSV file. Please save it as “CSV UTF-8” in your spreadsheet program first.',
  unknownColumn: (name: string, known: string) =>
    `There is no “${name}” column. Available columns: ${known}.`,
  twiceColumn: (name: string) => `The column “${name}” appears twice.`,
  tooManyRows: (limit: number) =>
    `The file has more than ${format(limit)} rows. Split the file into smaller ones.`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Split it into smaller files.`,
  tooSlow: 'The upload took too long. Please try again, or split the file.',
  unreadable: (line: number) =>
    `The file can’t be read as CSV: on line ${line} or earlier, a quotation mark (") is missing, or there’s one too many.`,
  failed: 'Something went wrong and nothing was changed. Please try again later.',
  accountChanged:
    'Your account was changed during the import, so nothing was imported. Log in again, then import the file again.',
  notYours: 'Only people who can publish in both languages can import.',
  extraCells:
    'There is content to the right of the last column. Is there one separator too many? Put text containing separators in quotes.',
  id: 'This isn’t a valid id. Leave the cell empty for a new entry.',
  unknownId: (id: string) => `No entry has the id ${id}. Leave the cell empty for a new entry.`,
  twiceId: (id: string) => `The id ${id} appears in two rows.`,
  category: (name: string) =>
    `There is no “${name}” category. Use its name in English or French, or its id.`,
  affirmation: (id: string) =>
    `No affirmation has the id ${id}. Use an id from the affirmations spreadsheet.`,
  picture: (name: string) =>
    `“${name}” isn’t the name of a picture. Use a name from the panel’s list, such as “a cat,” “un chat” or “cat.”`,
  yesOrNo: 'Please enter yes or no.',
  oneOf: (choices: string) => `Please enter one of these: ${choices}.`,
  someOf: (choices: string) =>
    `Please enter one or more of these, separated by commas: ${choices}.`,
  status: 'Please enter published, draft or modified.',
  notPublished: '“modified” only applies to published entries: please enter draft or published.',
  wholeNumber: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
  tooLong: (count: number, limit: number) =>
    `Please shorten this to ${format(limit)} characters or fewer (it has ${format(count)}).`,
  odd: 'This value isn’t allowed here: see this field’s hint in the panel.',
  needed: 'This cell can’t be empty.',
  neededToPublish: 'This cell can’t be empty when the language is published.',
  publishesUnseen: (text: string) => `Publishes a text that isn’t in the file: “${text}”`,
  duplicate: (id: number) => `Says the same thing as affirmation ${id}.`,
  duplicateRow: (line: number) => `Says the same thing as line ${line}.`,
};
