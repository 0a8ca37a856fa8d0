import type { Context } from 'koa';
import { z } from 'zod';
import { memberColumns, memberRow } from './accounts.ts';
import { cmsSettings } from './settings.ts';
import { memberCookie, sessionCookie, type Member } from '../contract/auth.ts';
import {
  endSurplusSessions,
  extendSession,
  isMemberSession,
} from '../strapi/internals/session-rows.ts';
import { memberTable } from '../strapi/internals/tables.ts';

const day = 24 * 60 * 60 * 1000;
/** How long an unused session lasts, in milliseconds. config/plugins.ts has the same value for new sessions. */
const lifespan = 30 * day;
const origin = 'users-permissions';

/** A live session's id and its member. */
export interface Session {
  id: string;
  member: Member;
}

const manager = () => strapi.sessionManager(origin);
const tokenOf = (ctx: Context) => ctx.cookies.get(sessionCookie, { signed: false });

/** Starts a session in this browser and ends its previous one, even another member's. */
export async function startSession(ctx: Context, { id }: Member): Promise<string> {
  const previousToken = tokenOf(ctx);
  const read = previousToken ? await manager().validateRefreshToken(previousToken) : undefined;
  if (read?.isValid) await manager().revokeSessionById(read.userId, read.sessionId);
  const { token, sessionId } = await manager().generateRefreshToken(String(id), undefined);
  await endSurplusSessions(strapi.db.connection, origin, id);
  setCookies(ctx, token, id);
  return sessionId;
}

/** Ends a session that this call has just started. */
export async function revokeNewSession(
  ctx: Context,
  memberId: number,
  sessionId: string,
): Promise<void> {
  await manager().revokeSessionById(String(memberId), sessionId);
  ctx.remove('Set-Cookie');
}

/** The session of a call. Deletes the cookies if there is no valid one. */
export async function findSession(ctx: Context): Promise<Session | undefined> {
  const token = tokenOf(ctx);
  const read = token ? await manager().validateRefreshToken(token) : undefined;
  const session = read?.isValid ? await findRow(read.sessionId, Number(read.userId)) : undefined;
  if (!session) clearSessionCookies(ctx);
  return session;
}

async function findRow(id: string, memberId: number): Promise<Session | undefined> {
  const { rows } = await strapi.db.connection.raw(
    `select ${memberColumns} from ${memberTable}
     where id = ? and blocked is not true and ${isMemberSession}`,
    [memberId, id],
  );
  const [member] = z.array(memberRow).parse(rows);
  return member && { id, member };
}

/**
 * Extends a session, in the database at most once a day. Keeps the token, because Strapi's rotation would invalidate the
 * old one immediately and log out other tabs, or a browser that never received the response.
 */
export async function renewSession(ctx: Context, { id, member }: Session): Promise<void> {
  const now = Date.now();
  await extendSession(strapi.db.connection, id, {
    unlessAfter: new Date(now + lifespan - day),
    end: new Date(now + lifespan),
  });
  setCookies(ctx, tokenOf(ctx) ?? '', member.id);
}

/** Ends the session of a call, if there is one. */
export async function endSession(ctx: Context): Promise<void> {
  const session = await findSession(ctx);
  if (!session) return;
  await manager().revokeSessionById(String(session.member.id), session.id);
  clearSessionCookies(ctx);
}

/** When each of a member's sessions began, and when it ends if it isn't used again. */
export async function listSessions(memberId: number): Promise<{ began: string; ends: string }[]> {
  const all = await manager().listSessions(String(memberId));
  return all.map(({ createdAt, absoluteExpiresAt }) => ({
    began: new Date(createdAt ?? 0).toISOString(),
    ends: new Date(absoluteExpiresAt ?? 0).toISOString(),
  }));
}

export async function endSessions(memberId: number): Promise<void> {
  await manager().invalidateRefreshToken(String(memberId));
}

/** Ends all of a member's sessions except for the given one. */
export async function endOtherSessions(memberId: number, keptId: string | null): Promise<void> {
  const userId = String(memberId);
  const all = await manager().listSessions(userId);
  // Sequentially, because they share the connection of a transaction.
  for (const { sessionId } of all)
    if (sessionId !== keptId) await manager().revokeSessionById(userId, sessionId);
}

/** The second cookie tells a page without a call whether it is still its member's (behavior U7). */
function setCookies(ctx: Context, token: string, memberId: number): void {
  // By the site's URL, because the connection between the site and the CMS is plain HTTP.
  ctx.cookies.secure = cmsSettings().SITE_URL.startsWith('https:');
  const attributes = {
    path: '/',
    sameSite: 'lax',
    secure: ctx.cookies.secure,
    signed: false,
    maxAge: lifespan,
  } as const;
  ctx.cookies.set(sessionCookie, token, { ...attributes, httpOnly: true });
  ctx.cookies.set(memberCookie, String(memberId), { ...attributes, httpOnly: false });
}

/** Deletes the session cookies that the browser sent. */
export function clearSessionCookies(ctx: Context): void {
  for (const name of [sessionCookie, memberCookie])
    if (ctx.cookies.get(name, { signed: false }) !== undefined)
      ctx.cookies.set(name, null, { path: '/', sameSite: 'lax', signed: false });
}
