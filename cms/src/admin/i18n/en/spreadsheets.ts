export const spreadsheets = {
  title: 'Spreadsheets',
  subtitle: 'Take content out, work on it in Excel, Numbers or LibreOffice, and bring it back.',
  export: 'Export',
  exportHint: 'Both languages on a row. Keep the column “id”: by it a row finds its entry again.',
  import: 'Import',
  importHint:
    'Choose a file: first you see what it would change, and nothing is changed. Rows without an id become new entries.',
  choose: 'Choose a CSV file…',
  check: 'Show what would change',
  checking: 'Reading the file…',
  apply: (count: number) => (count === 1 ? 'Import 1 change' : `Import ${count} changes`),
  applying: 'Importing…',
  progress: (done: number, total: number) => `${done} of ${total} rows`,
  rows: (rows: number) => (rows === 1 ? '1 row read.' : `${rows} rows read.`),
  problems: (count: number) =>
    count === 1
      ? 'There is 1 mistake: please correct it in the file. Nothing was imported.'
      : `There are ${count} mistakes: please correct them in the file. Nothing was imported.`,
  warnings: (count: number) =>
    count === 1 ? '1 thing to look at.' : `${count} things to look at.`,
  nothing: 'This file changes nothing: everything is there already.',
  wouldChange: (changed: number, added: number) =>
    `It would change ${changed} and add ${added}. Please look at them before you import.`,
  applied: (changed: number, added: number) => `Imported: ${changed} changed, ${added} added.`,
  columns: {
    line: 'Line',
    column: 'Column',
    message: 'What is wrong',
    entry: 'Entry',
    cells: 'Changes',
  },
  newEntry: 'New',
  empty: '(empty)',
  more: (count: number) => `… and ${count} more.`,
  wholeRow: 'whole row',
  interrupted: 'The connection broke off. Please check the file again before you import.',
  fileChanged: 'The file has changed since you chose it, or has gone. Please choose it again.',
};
