import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { accessOf } from './internals/panel-accounts.ts';
import {
  endFamily,
  endOtherFamilies,
  endSurplusSessions,
  restoreFamily,
  readFamily,
  sessionExists,
} from './internals/session-rows.ts';
import { panelUserTable } from './internals/tables.ts';

const origin = 'admin';
const refreshCookie = 'strapi_admin_refresh';

const where = z.object({ id: z.coerce.number() });
const state = z.object({
  user: z.object({ id: z.number() }),
  session: z.object({ id: z.string() }).optional(),
});
const caller = state.extend({
  user: z.object({ id: z.number(), email: z.string(), password: z.string() }),
});
const accounts = z.array(z.object({ email: z.string(), password: z.string().nullable() }));

/** Deletes the session rows, which invalidates both refresh and access tokens. */
export function endSessionsOfChangedAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async beforeUpdate({ params, state: kept }) {
      const queriedAccount = where.safeParse(params.where);
      if (queriedAccount.success) kept['access'] = await accessOf(strapi, queriedAccount.data.id);
    },
    async afterUpdate({ params, result, state: kept }) {
      const queriedAccount = where.safeParse(result);
      if (!queriedAccount.success) return;
      const { id } = queriedAccount.data;
      if (params.data?.password === undefined && kept['access'] === (await accessOf(strapi, id)))
        return;
      await strapi.db.transaction(({ trx }) =>
        endOtherFamilies(trx, origin, id, ownSession(strapi, id)),
      );
    },
    async afterDelete({ result }) {
      const deletedAccount = where.safeParse(result);
      if (deletedAccount.success)
        await strapi.db.transaction(({ trx }) =>
          endOtherFamilies(trx, origin, deletedAccount.data.id),
        );
    },
  });
}

/** The id of the caller's session, if they are changing their own account. */
function ownSession(strapi: Core.Strapi, id: number): string | undefined {
  const { data } = state.safeParse(strapi.requestContext.get()?.state);
  return data?.user.id === id ? data.session?.id : undefined;
}

/**
 * Keeps the current session when someone changes their own password, because Strapi ends all sessions. In one
 * transaction, so that no parallel request finds the session missing.
 */
export async function keepCurrentSession(ctx: Context, next: Next): Promise<void> {
  const { user, session } = caller.parse(ctx.state);
  await strapi.db.transaction(async ({ trx }) => {
    // Strapi compares with the account that was read before this request waited, perhaps for somebody's change of it.
    // This lock doesn't wait for whoever just refers to the account, such as an import.
    const { rows } = await trx.raw(
      `select email, password from ${panelUserTable} where id = ? for no key update`,
      [user.id],
    );
    const [now] = accounts.parse(rows);
    const isCurrent = now?.password === user.password && now.email === user.email;
    if (!isCurrent || (session && !(await sessionExists(trx, session.id))))
      throw new errors.UnauthorizedError();
    const kept = session ? await readFamily(trx, session.id) : [];
    await next();
    if (ctx.status === 200) await restoreFamily(trx, kept);
  });
}

const loggedIn = z.object({ user: z.object({ id: z.number() }) });

/** After a login, ends the browser's previous session, and the account's oldest ones beyond the limit. */
export async function endReplacedSession(ctx: Context, next: Next): Promise<void> {
  const replaced = ctx.cookies.get(refreshCookie);
  await next();
  if (ctx.status !== 200) return;
  const read = replaced
    ? await strapi.sessionManager(origin).validateRefreshToken(replaced)
    : undefined;
  const db = strapi.db.connection;
  if (read?.isValid) await endFamily(db, origin, read.sessionId);
  await endSurplusSessions(db, origin, loggedIn.parse(ctx.state).user.id);
}

const renewed = z.object({ data: z.object({ token: z.string() }) });

/**
 * Ends a session that was renewed while all sessions of its account were being ended, because its new row was inserted
 * after the others were deleted.
 */
export async function endOrphanedSession(ctx: Context, next: Next): Promise<void> {
  const manager = strapi.sessionManager(origin);
  const token = ctx.cookies.get(refreshCookie);
  const before = token ? await manager.validateRefreshToken(token) : undefined;
  await next();
  const answer = renewed.safeParse(ctx.body);
  if (!before?.isValid || !answer.success) return;
  const db = strapi.db.connection;
  if (await sessionExists(db, before.sessionId)) return;
  await endNewSession(ctx);
  ctx.throw(401, 'Invalid refresh token');
}

/** Ends the session that the response is about to return. */
export async function endNewSession(ctx: Context): Promise<void> {
  const answer = renewed.safeParse(ctx.body);
  const manager = strapi.sessionManager(origin);
  const read = answer.success && manager.validateAccessToken(answer.data.data.token);
  if (read && read.isValid) await endFamily(strapi.db.connection, origin, read.payload.sessionId);
  ctx.remove('Set-Cookie');
}
