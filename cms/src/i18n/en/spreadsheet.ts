export const spreadsheet = {
  whichSheet:
    'This isn’t a categories, affirmations or testimonials sheet: the first line must contain their column names.',
  workbook:
    'This is a workbook, not a CSV file. Please save it as “CSV UTF-8” in your spreadsheet program first.',
  unknownColumn: (name: string, known: string) =>
    `There is no “${name}” column. Available columns: ${known}.`,
  twiceColumn: (name: string) => `The column “${name}” appears twice.`,
  tooManyRows: (limit: number) => `More than ${limit} rows. Split the file into smaller ones.`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Split it into smaller files.`,
  tooSlow: 'The upload took too long. Please try again, or split the file.',
  unreadable: (why: string) => `The file can’t be read as CSV: ${why}`,
  failed: 'Something went wrong and nothing was changed. Please try again later.',
  notYours: 'Only people who can publish in both languages can import.',
  extraCells:
    'There is content to the right of the last column. Is there one separator too many? Put text containing separators in quotes.',
  id: 'This isn’t a valid id. Leave the cell empty for a new entry.',
  unknownId: (id: string) => `No entry has the id ${id}. Leave the cell empty for a new entry.`,
  twiceId: (id: string) => `The id ${id} appears in two rows.`,
  category: (name: string) =>
    `There is no “${name}” category. Use its name in English or French, or its id.`,
  yesOrNo: 'Please enter yes or no.',
  status: 'Please enter published, draft or modified.',
  notPublished: '“modified” only applies to published entries: please enter draft or published.',
  wholeNumber: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
  tooLong: (count: number, limit: number) =>
    `Please shorten this to ${limit} characters or fewer (it has ${count}).`,
  odd: 'This value isn’t allowed here: see this field’s hint in the panel.',
  needed: 'This cell can’t be empty.',
  neededToPublish: 'This cell can’t be empty when the language is published.',
  duplicate: (id: number) => `Says the same thing as affirmation ${id}.`,
  duplicateRow: (line: number) => `Says the same thing as line ${line}.`,
};
