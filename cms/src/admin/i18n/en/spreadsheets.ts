const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

export const spreadsheets = {
  title: 'Spreadsheets',
  subtitle: 'Export content, edit it in Excel, Numbers or LibreOffice, and import it again.',
  export: 'Export',
  exportHint: 'One row holds both languages. Keep the “id” column: it links each row to its entry.',
  import: 'Import',
  importHint:
    'Choose a file. You’ll see what would change before anything is saved. Rows without an id become new entries.',
  choose: 'Choose a CSV file…',
  check: 'Preview changes',
  checking: 'Reading the file…',
  apply: (count: number) => (count === 1 ? 'Import 1 change' : `Import ${count} changes`),
  applying: 'Importing…',
  progress: (done: number, total: number) => `${done} of ${total} rows`,
  rows: (rows: number) => (rows === 1 ? '1 row read.' : `${rows} rows read.`),
  problems: (count: number) =>
    count === 1
      ? '1 problem found. Please fix it in the file and try again. Nothing was imported.'
      : `${count} problems found. Please fix them in the file and try again. Nothing was imported.`,
  warnings: (count: number) => (count === 1 ? '1 warning.' : `${count} warnings.`),
  nothing: 'Nothing to import: everything in this file is already up to date.',
  wouldChange: (changed: number, added: number) =>
    `This would change ${entries(changed)} and add ${added}. Please review the list before you import.`,
  applied: (changed: number, added: number) => `Imported: ${changed} changed, ${added} added.`,
  columns: {
    line: 'Line',
    column: 'Column',
    message: 'Details',
    entry: 'Entry',
    cells: 'Changes',
  },
  newEntry: 'New',
  empty: '(empty)',
  more: (count: number) => `… and ${count} more.`,
  wholeRow: 'whole row',
  interrupted: 'The connection was lost. Please preview the changes again before you import.',
  fileChanged: 'The file has changed or been removed since you chose it. Please choose it again.',
};
