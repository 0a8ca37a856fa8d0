export const spreadsheet = {
  whichSheet:
    'This is no sheet of categories, affirmations or testimonials: its first line must hold their columns.',
  workbook:
    'This is a workbook, not CSV: please save it in your spreadsheet program as “CSV UTF-8” first.',
  unknownColumn: (name: string, known: string) =>
    `There is no column “${name}”. Known ones: ${known}.`,
  twiceColumn: (name: string) => `The column “${name}” stands there twice.`,
  tooManyRows: (limit: number) => `More than ${limit} rows: please divide the file.`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Split it into smaller files.`,
  tooSlow: 'The upload took too long. Please try again, or split the file.',
  unreadable: (why: string) => `The file cannot be read as CSV: ${why}`,
  failed: 'Something went wrong and nothing was changed. Please try again later.',
  notYours: 'Importing is for those who may publish in both languages.',
  astray:
    'Something stands to the right of the last column: is there a separator too many in this row? A text that holds one stands in quotes.',
  id: 'This is no id. Leave the cell empty for something new.',
  unknownId: (id: string) =>
    `There is nothing with the id ${id}. Leave the cell empty for something new.`,
  twiceId: (id: string) => `The id ${id} stands in two rows.`,
  category: (name: string) =>
    `There is no category “${name}”. Its name in English or French, or its id.`,
  yesOrNo: 'Please write yes or no.',
  status: 'Please write published, draft or modified.',
  notPublished: '“modified” is for what readers see already: please write draft or published.',
  wholeNumber: (min: number, max: number) => `Please write a whole number from ${min} to ${max}.`,
  tooLong: (count: number, limit: number) => `${count} characters, at most ${limit}.`,
  odd: 'This cannot be used here: see the hint of this field in the panel.',
  needed: 'This cell must not be empty.',
  neededToPublish: 'This must not be empty where the language is published.',
  alike: (id: number) => `Says the same as affirmation ${id}.`,
  alikeRow: (line: number) => `Says the same as line ${line}.`,
};
