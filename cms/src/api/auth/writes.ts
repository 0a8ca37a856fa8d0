import { randomUUID } from 'node:crypto';
import { member, type Member, type Registration } from '../../contract/auth.ts';
import { CallError } from '../../contract/error.ts';
import type { Language } from '../../contract/language.ts';
import { isAlreadyThere } from '../../database.ts';

const users = () => strapi.documents('plugin::users-permissions.user');

/** Makes an account. Strapi hashes the password. Raises `CallError` `email-taken` (PRODUCT 26). */
export async function createAccount(given: Registration, language: Language): Promise<Member> {
  const { role: memberRole, ...rest } = given;
  try {
    // Strapi wants a user name as well; nobody sees it.
    const data = { ...rest, memberRole, language, username: randomUUID(), provider: 'local' };
    const created = await users().create({ data });
    const createdAt = new Date(created.createdAt ?? 0).toISOString();
    return member.parse({ ...created, role: memberRole, createdAt });
  } catch (error) {
    throw isAlreadyThere(error) ? new CallError('email-taken') : error;
  }
}
