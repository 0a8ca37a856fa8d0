import type { Knex } from 'knex';
import { z } from 'zod';
import { member } from '../contract/auth.ts';
import { languages } from '../contract/language.ts';
import { memberTable } from '../strapi/internals/tables.ts';
import { isoTimestamp } from './dates.ts';

/** The columns of a member that the API returns; Strapi's other user data stays private. */
export const memberColumns = `id, name, email, member_role as role, created_at as "createdAt"`;

export const memberRow = member.extend({ createdAt: isoTimestamp });

const accountRow = memberRow
  .extend({
    /** The hash; null if an administrator created the account without a password. */
    password: z.string().nullable(),
    /** The language of emails. */
    language: z.enum(languages),
    /** Whether the member has confirmed the address. */
    confirmed: z.boolean(),
    blocked: z.boolean(),
  })
  .transform(({ password, language, confirmed, blocked, ...rest }) => ({
    member: rest,
    password,
    language,
    confirmed,
    blocked,
  }));
const accountRows = z.object({ rows: z.array(accountRow) });
/** A member with their private account data. */
export type Account = z.infer<typeof accountRow>;

const columns = `${memberColumns}, password, language,
  coalesce(confirmed, false) as confirmed, coalesce(blocked, false) as blocked`;

/** Finds an account by its address, ignoring case (behavior U2). */
export function findAccountByEmail(email: string): Promise<Account | undefined> {
  return findAccount('lower(email) = lower(?)', email);
}

export function findAccountById(
  id: number,
  db: Knex = strapi.db.connection,
): Promise<Account | undefined> {
  return findAccount('id = ?', id, db);
}

/**
 * Whether a member can still log in with the address and password that were checked. Waits for a change that is being
 * written.
 */
export async function isUnchanged({ member: { id, email }, password }: Account): Promise<boolean> {
  const { rowCount } = await strapi.db.connection.raw(
    `select from ${memberTable}
     where id = ? and email = ? and password = ? and blocked is not true for share`,
    [id, email, password],
  );
  return rowCount === 1;
}

async function findAccount(
  where: string,
  value: string | number,
  db: Knex = strapi.db.connection,
): Promise<Account | undefined> {
  const found = await db.raw(`select ${columns} from ${memberTable} where ${where}`, [value]);
  return accountRows.parse(found).rows[0];
}
