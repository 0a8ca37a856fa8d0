import type { Migration } from './index.ts';

/** The session that asked for a code. It stays when the code ends the member's others. */
export const codeSessions: Migration = {
  name: '0015-code-sessions',
  statements: ['alter table member_codes add column if not exists session_id text'],
};
