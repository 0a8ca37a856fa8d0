import { index, uniqueIndex, type DatabaseObject } from '../../core/database/objects.ts';
import { limitTable } from '../../core/rate-limits.ts';
import { memberTable, sessionTable } from '../../strapi/internals/tables.ts';

/** Indexes for accounts, in addition to Strapi's own. */
export const memberObjects: readonly DatabaseObject[] = [
  // Case-insensitive. A check in code would let two registrations at the same moment through (behavior U2).
  uniqueIndex('up_users_email', `${memberTable} (lower(email))`),
  // Every registration deletes limits by the account in their keys.
  index('call_limits_account', `${limitTable} (split_part(key, ':', 2))`),
  // Strapi looks up sessions by these columns on every call of a member.
  uniqueIndex('strapi_sessions_session', `${sessionTable} (session_id)`),
  index('strapi_sessions_user', `${sessionTable} (user_id, origin)`),
];
