import type { Context } from 'koa';
import { z } from 'zod';
import { memberColumns, memberRow } from './api/auth/queries.ts';
import { memberCookie, sessionCookie, type Member } from './contract/auth.ts';
import { endSurplusSessions } from './session-families.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a session lasts without being used, in milliseconds; config/plugins.ts begins it so. */
const lifespan = 30 * day;
const origin = 'users-permissions';

const sessionRow = memberRow.extend({ sessionId: z.string() });
/** A live session's id and its member. */
export interface Session {
  id: string;
  member: Member;
}

const manager = () => strapi.sessionManager(origin);
const tokenOf = (ctx: Context) => ctx.cookies.get(sessionCookie, { signed: false });

/** Starts a session in this browser and ends its previous one, even another member's. */
export async function startSession(ctx: Context, { id, role }: Member): Promise<string> {
  const replaced = tokenOf(ctx);
  const read = replaced ? await manager().validateRefreshToken(replaced) : undefined;
  if (read?.isValid) await manager().revokeSessionById(read.userId, read.sessionId);
  const { token, sessionId } = await manager().generateRefreshToken(String(id), undefined);
  await endSurplusSessions(strapi.db.connection, origin, id);
  setCookies(ctx, token, role);
  return sessionId;
}

/** Takes back a session that this call began. */
export async function withdrawSession(
  ctx: Context,
  memberId: number,
  sessionId: string,
): Promise<void> {
  await manager().revokeSessionById(String(memberId), sessionId);
  ctx.remove('Set-Cookie');
}

/** The session of a call; if there is no valid one, its cookies are deleted. */
export async function findSession(ctx: Context): Promise<Session | undefined> {
  const token = tokenOf(ctx);
  const read = token ? await manager().validateRefreshToken(token) : undefined;
  const session = read?.isValid ? await findRow(read.sessionId, Number(read.userId)) : undefined;
  if (!session) forgetSession(ctx);
  return session;
}

/** Not by its id alone: the manager also keeps administrators' sessions. */
async function findRow(sessionId: string, memberId: number): Promise<Session | undefined> {
  const { rows } = await strapi.db.connection.raw(
    `select ${memberColumns}, session_id as "sessionId"
     from up_users, strapi_sessions
     where up_users.id = ? and blocked is not true and session_id = ? and origin = ?`,
    [memberId, sessionId, origin],
  );
  const [row] = z.array(sessionRow).parse(rows);
  if (!row) return undefined;
  const { sessionId: id, ...member } = row;
  return { id, member };
}

/**
 * Extends a session, at most once a day in the database. The token stays the same: Strapi's rotation would end the
 * old one at once, and with it other tabs and callers whose response was lost.
 */
export async function renewSession(ctx: Context, { id, member }: Session): Promise<void> {
  const now = Date.now();
  await strapi.db
    .connection('strapi_sessions')
    .where('session_id', id)
    .where('absolute_expires_at', '<', new Date(now + lifespan - day))
    .update('absolute_expires_at', new Date(now + lifespan));
  setCookies(ctx, tokenOf(ctx) ?? '', member.role);
}

/** Ends the session of a call, if there is one; its cookie is refused from now on. */
export async function endSession(ctx: Context): Promise<void> {
  const session = await findSession(ctx);
  if (!session) return;
  await manager().revokeSessionById(String(session.member.id), session.id);
  forgetSession(ctx);
}

/** When a member's sessions began, and when they end where they are not used before. */
export async function listSessions(memberId: number): Promise<{ began: string; ends: string }[]> {
  const all = await manager().listSessions(String(memberId));
  return all.map(({ createdAt, absoluteExpiresAt }) => ({
    began: new Date(createdAt ?? 0).toISOString(),
    ends: new Date(absoluteExpiresAt ?? 0).toISOString(),
  }));
}

/** Ends every session of a member's. */
export async function endSessions(memberId: number): Promise<void> {
  await manager().invalidateRefreshToken(String(memberId));
}

/** Ends every session of a member's but the one given. */
export async function endOtherSessions({ id, member }: Session): Promise<void> {
  const memberId = String(member.id);
  const all = await manager().listSessions(memberId);
  // One after the other: they share the connection of a transaction.
  for (const { sessionId } of all)
    if (sessionId !== id) await manager().revokeSessionById(memberId, sessionId);
}

function setCookies(ctx: Context, token: string, role: string): void {
  // The site's word: the way from the site to here is plain.
  ctx.cookies.secure = process.env.SITE_URL?.startsWith('https:') === true;
  const attributes = {
    path: '/',
    sameSite: 'lax',
    secure: ctx.cookies.secure,
    signed: false,
    maxAge: lifespan,
  } as const;
  ctx.cookies.set(sessionCookie, token, { ...attributes, httpOnly: true });
  ctx.cookies.set(memberCookie, role, { ...attributes, httpOnly: false });
}

/** Takes both cookies from a browser that sent one. */
export function forgetSession(ctx: Context): void {
  for (const name of [sessionCookie, memberCookie])
    if (ctx.cookies.get(name, { signed: false }) !== undefined)
      ctx.cookies.set(name, null, { path: '/', sameSite: 'lax', signed: false });
}
