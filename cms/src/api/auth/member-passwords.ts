import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { validationError } from '../../panel-user.ts';
import { newPassword } from '../../contract/auth.ts';
import { hashPassword } from '../../password-hashing.ts';
import { endSessions } from '../../session.ts';

const uid = 'plugin::users-permissions.user';
const withPassword = z.object({ password: z.string() });
const written = z.object({ id: z.number() });

/** Writes a member's hashed password: the document service would hash it again. */
export async function savePasswordHash(memberId: number, password: string): Promise<void> {
  await strapi.db.query(uid).update({ where: { id: memberId }, data: { password } });
}

/**
 * Hashes the passwords of members whom anybody writes, the panel included. Strapi's document service would do it
 * on the main thread, and let a password through that bcrypt cuts off. Who gets another password is logged out.
 */
export function hashMemberPasswords(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || (context.action !== 'create' && context.action !== 'update'))
      return next();
    const { params } = context;
    const given = withPassword.safeParse(params.data);
    if (!given.success) return next();
    const password = newPassword.safeParse(given.data.password);
    if (!password.success) throw validationError(strapi, (texts) => texts.content.notAPassword);
    Reflect.deleteProperty(params.data ?? {}, 'password');
    const hash = await hashPassword(password.data);
    return strapi.db.transaction(async () => {
      const result = await next();
      const { id } = written.parse(result);
      await savePasswordHash(id, hash);
      if (context.action === 'update') await endSessions(id);
      return result;
    });
  });
}
