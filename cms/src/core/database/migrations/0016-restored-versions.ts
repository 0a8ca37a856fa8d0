import type { Migration } from './index.ts';

/** From when the version is that a version has restored. */
export const restoredVersions: Migration = {
  name: '0016-restored-versions',
  statements: ['alter table versions add column if not exists restored_from timestamptz'],
};
