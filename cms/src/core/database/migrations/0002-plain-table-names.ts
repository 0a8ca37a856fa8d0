import type { Migration } from './index.ts';

/**
 * Renames tables to the field's own words. The old names stay as views, because processes of the version before still
 * use them during a rolling upgrade; the version after next can drop them.
 */
export const plainTableNames: Migration = {
  name: '0002-plain-table-names',
  statements: [
    'alter table history rename to audit_log',
    'create view history as select * from audit_log',
    'alter index if exists history_at rename to audit_log_at',
    'alter table farewells rename to suppression_list',
    'create view farewells as select * from suppression_list',
    'alter table letter_pace rename to letter_send_slot',
    'create view letter_pace as select * from letter_send_slot',
    // Its new name is affirmations_text.
    'drop index if exists affirmations_said',
  ],
};
