import type { Context } from 'koa';
import type { Member } from '../contract/auth.ts';
import { CallError } from '../contract/error.ts';
import { pageOwnerHeader } from '../contract/session.ts';
import { findSession, type Session } from './session.ts';

/** Caches the session of each call. */
const sessions = new WeakMap<Context, Promise<Session | undefined>>();

/** The calling member, or null for a visitor. */
export async function currentMember(ctx: Context): Promise<Member | null> {
  return (await sessionOf(ctx))?.member ?? null;
}

/** The calling member. Throws `CallError` `unauthorized` for a visitor. */
export async function requireMember(ctx: Context): Promise<Member> {
  return (await requireSession(ctx)).member;
}

/**
 * The session of a call. Throws `CallError` `unauthorized` for a visitor, or if the call is from another member's page
 * (behavior U7).
 */
export async function requireSession(ctx: Context): Promise<Session> {
  const session = await sessionOf(ctx);
  const pageOwner = ctx.get(pageOwnerHeader);
  if (!session || (pageOwner && Number(pageOwner) !== session.member.id))
    throw new CallError('unauthorized');
  return session;
}

function sessionOf(ctx: Context): Promise<Session | undefined> {
  const session = sessions.get(ctx) ?? findSession(ctx);
  sessions.set(ctx, session);
  return session;
}
