import type { Migration } from './index.ts';

/** Public ids of the weeks of the year plan. */
export const weeks: Migration = {
  name: '0014-weeks',
  statements: ['create sequence if not exists week_public_ids as integer'],
};
