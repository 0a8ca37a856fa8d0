import type { Migration } from './index.ts';

/** For whom an affirmation is, when, and what it practices, in one column, so that one index filters by all of them. */
export const situations: Migration = {
  name: '0008-situations',
  statements: [`alter table affirmations add column tags text[] not null default '{}'`],
};
