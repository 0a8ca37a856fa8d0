export const content = {
  notStorable: 'This text holds a sign that cannot be kept (U+0000).',
  notYoursToCreate: 'New entries are made by editors: you can translate those that are there.',
  notYourField: 'This field is filled in by editors.',
  notYourLanguage: 'You may not write in this language.',
  notYoursToDiscard: 'Drafts are discarded by editors: you can correct the text and save.',
  notAPassword: 'A password has 6 to 72 characters.',
  gone: 'This is not there any more.',
};
