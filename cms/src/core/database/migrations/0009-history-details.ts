import type { Migration } from './index.ts';

/** What an event of the audit log changed, for entries without versions. */
export const historyDetails: Migration = {
  name: '0009-history-details',
  statements: ['alter table audit_log add column if not exists details jsonb'],
};
