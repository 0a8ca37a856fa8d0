import type { Migration } from './index.ts';

/** What an event of the audit log changed, where no version says it. */
export const historyDetails: Migration = {
  name: '0009-history-details',
  statements: ['alter table audit_log add column if not exists details jsonb'],
};
