import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { currentPanelUser, panelTexts, validationError } from '../../core/panel-user.ts';
import { newPassword } from '../../contract/auth.ts';
import { hashPassword } from '../../core/password-hashing.ts';
import { endSessions } from '../../core/session.ts';
import { memberUid, savePasswordHash } from '../../strapi/internals/members.ts';
import { memberTable } from '../../strapi/internals/tables.ts';
import { deleteCodes } from './codes.ts';

const withPassword = z.object({ password: z.string() });
/** Null if the member has been deleted meanwhile. */
const savedUser = z.object({ id: z.number() }).nullable();

/**
 * Hashes members' passwords on every write in the panel. Strapi's document service would hash on the main thread and
 * accept passwords that bcrypt truncates. Another password or address, or blocking the account, ends all sessions and codes.
 */
export function protectMembers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== memberUid || (context.action !== 'create' && context.action !== 'update'))
      return next();
    const hash = await takePassword(context.params.data);
    // Members who confirm a new address themselves keep their session (writes.ts).
    const isPanel = currentPanelUser(strapi) !== undefined;
    const documentId =
      context.action === 'update' && isPanel ? context.params.documentId : undefined;
    if (!hash && !documentId) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const before = documentId && (await findAccess(trx, documentId));
      const result = await next();
      const saved = savedUser.parse(result);
      if (!saved) throw new errors.NotFoundError();
      const { id } = saved;
      if (hash) await savePasswordHash(id, hash);
      if (documentId && (await findAccess(trx, documentId)) !== before) {
        await deleteCodes(trx, id);
        await endSessions(id);
      }
      return result;
    });
  });
}

/** Takes the password out of the data to save, and hashes it. */
async function takePassword(data: object | undefined): Promise<string | undefined> {
  const given = withPassword.safeParse(data);
  if (!data || !given.success) return undefined;
  const password = newPassword.safeParse(given.data.password);
  if (!password.success) throw validationError(panelTexts(strapi).content.notAPassword);
  Reflect.deleteProperty(data, 'password');
  return hashPassword(password.data);
}

/** A fingerprint of what lets a member in. */
async function findAccess(trx: Knex, documentId: string): Promise<string> {
  const { rows } = await trx.raw(
    `select email, password, coalesce(blocked, false) as blocked from ${memberTable} where document_id = ?`,
    [documentId],
  );
  return JSON.stringify(rows);
}
