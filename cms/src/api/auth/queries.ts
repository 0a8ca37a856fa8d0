import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { member } from '../../contract/auth.ts';

/** The columns of `up_users` that make a member; nothing else of Strapi's user leaves. */
export const memberColumns = `up_users.id, up_users.name, up_users.email,
  up_users.member_role as role, up_users.created_at as "createdAt"`;

export const memberRow = member.extend({
  createdAt: z.date().transform((time) => time.toISOString()),
});

const account = z.object({
  member: memberRow,
  password: z.string(),
  language: z.enum(languages),
  confirmed: z.boolean(),
  blocked: z.boolean(),
});
/** A member with what is between them and the site alone. */
export type Account = z.infer<typeof account>;

const columns = `${memberColumns}, password, language, coalesce(confirmed, false) as confirmed,
  coalesce(blocked, false) as blocked`;

/** The account of an address, in any case (PRODUCT 19); undefined where there is none. */
export function findAccountByEmail(email: string): Promise<Account | undefined> {
  return findAccount('lower(email) = lower(?)', email);
}

export function findAccountById(id: number): Promise<Account | undefined> {
  return findAccount('id = ?', id);
}

async function findAccount(where: string, value: string | number): Promise<Account | undefined> {
  const { rows } = await strapi.db.connection.raw(
    `select ${columns} from up_users where ${where}`,
    [value],
  );
  return z
    .array(z.unknown())
    .parse(rows)
    .map((row) => account.parse({ member: row, ...Object(row) }))[0];
}
