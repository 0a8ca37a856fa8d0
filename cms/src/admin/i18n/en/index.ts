export { affirmation } from './affirmation.ts';
export { category } from './category.ts';
export { content, newEntries } from './content.ts';
export { help } from './help.ts';
export { menu } from './menu.ts';
export { profile } from './profile.ts';
export { testimonial } from './testimonial.ts';
export { week } from './week.ts';
