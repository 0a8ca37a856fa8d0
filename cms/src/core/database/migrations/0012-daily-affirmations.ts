import type { Migration } from './index.ts';

/** The affirmation of each day, so that it is the same all day and from every process. */
export const dailyAffirmations: Migration = {
  name: '0012-daily-affirmations',
  statements: [
    `create table if not exists daily_affirmations (
       day date primary key,
       public_id integer not null
     )`,
  ],
};
