import type { Migration } from './index.ts';

/** One column for the moments, ages and skill of an affirmation, so that one index filters by all of them. */
export const situations: Migration = {
  name: '0008-situations',
  statements: [`alter table affirmations add column tags text[] not null default '{}'`],
};
