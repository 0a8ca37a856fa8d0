export { account } from './account.ts';
export { affirmation } from './affirmation.ts';
export { category } from './category.ts';
export { content } from './content.ts';
export { translation } from './translation.ts';
export { fields } from './fields.ts';
export { letter } from './letter.ts';
export { spreadsheet } from './spreadsheet.ts';
