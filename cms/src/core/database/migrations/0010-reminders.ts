import type { Migration } from './index.ts';

/** Who wants a weekly email about waiting texts, in which language if their account has none, and for which week they got it. */
export const reminders: Migration = {
  name: '0010-reminders',
  statements: [
    `create table if not exists reminders (
       account_id integer primary key references admin_users on delete cascade,
       language text not null,
       sent_week date
     )`,
  ],
};
