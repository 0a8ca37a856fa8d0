import type { Context } from 'koa';
import type { Member } from './contract/auth.ts';
import { CallError } from './contract/error.ts';
import { findSession, type Session } from './session.ts';

/** Looked up once, however often a call asks who makes it. */
const sessions = new WeakMap<Context, Promise<Session | undefined>>();

/** Who makes a call: null for a visitor. Its answer is for the caller alone. */
export async function currentMember(ctx: Context): Promise<Member | null> {
  return (await sessionOf(ctx))?.member ?? null;
}

/** The member who makes a call. Throws `CallError` `unauthorized` for a visitor. */
export async function requireMember(ctx: Context): Promise<Member> {
  return (await requireSession(ctx)).member;
}

/** The session in which a call is made. Throws `CallError` `unauthorized` for a visitor. */
export async function requireSession(ctx: Context): Promise<Session> {
  const session = await sessionOf(ctx);
  if (!session) throw new CallError('unauthorized');
  return session;
}

function sessionOf(ctx: Context): Promise<Session | undefined> {
  const session = sessions.get(ctx) ?? findSession(ctx);
  sessions.set(ctx, session);
  return session;
}
