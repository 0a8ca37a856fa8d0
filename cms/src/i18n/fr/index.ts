export { account } from './account.ts';
export { affirmation } from './affirmation.ts';
export { category } from './category.ts';
export { content } from './content.ts';
export { fields } from './fields.ts';
export { roles } from './roles.ts';
export { term } from './term.ts';
export { week } from './week.ts';
