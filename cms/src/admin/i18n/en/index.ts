export { common } from './common.ts';
export { desk } from './desk.ts';
export { guide } from './guide.ts';
export { history } from './history.ts';
export { menu } from './menu.ts';
export { people } from './people.ts';
export { spreadsheets } from './spreadsheets.ts';
