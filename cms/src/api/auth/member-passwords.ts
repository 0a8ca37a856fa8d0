import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { validationError, panelTexts } from '../../core/panel-user.ts';
import { newPassword } from '../../contract/auth.ts';
import { hashPassword } from '../../core/password-hashing.ts';
import { endSessions } from '../../core/session.ts';
import { memberUid, savePasswordHash } from '../../strapi/internals/members.ts';

const withPassword = z.object({ password: z.string() });
const savedUser = z.object({ id: z.number() });

/**
 * Hashes members' passwords on every write, including writes in the panel. Strapi's document service would hash on the
 * main thread and accept passwords that bcrypt truncates. A password change logs the member out.
 */
export function hashMemberPasswords(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== memberUid || (context.action !== 'create' && context.action !== 'update'))
      return next();
    const { params } = context;
    const given = withPassword.safeParse(params.data);
    if (!given.success) return next();
    const password = newPassword.safeParse(given.data.password);
    if (!password.success) throw validationError(panelTexts(strapi).content.notAPassword);
    Reflect.deleteProperty(params.data ?? {}, 'password');
    const hash = await hashPassword(password.data);
    return strapi.db.transaction(async () => {
      const result = await next();
      const { id } = savedUser.parse(result);
      await savePasswordHash(id, hash);
      if (context.action === 'update') await endSessions(id);
      return result;
    });
  });
}
