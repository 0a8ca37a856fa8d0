import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { member, type Member, type Role } from '#contract/auth';
import { siteKey } from './keys.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** The body as JSON; undefined where there is none. */
  body: unknown;
}

/** A client that keeps cookies like a browser, calling the site or the CMS directly. */
export interface Caller {
  cookies: Map<string, string>;
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

export interface TestMember extends Caller, Member {
  password: string;
}

/** A network address that no other test uses, because limits are counted by address. */
export function freshAddress(): string {
  const group = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

/** The Cookie header of a caller. */
export const cookieHeader = ({ cookies }: Pick<Caller, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

export const freshEmail = () => `${randomUUID()}@example.org`;

/** A caller without a session, through the site. */
export function visitor(cookies = new Map<string, string>()): Caller {
  return caller(inject('site'), {}, cookies);
}

/** A caller of the CMS itself, as the site would forward it, from an address. */
export function visitorAt(address: string, cms = inject('cms')): Caller {
  return caller(cms, { ...siteKey(), 'X-Forwarded-For': address }, new Map());
}

/** A new member, logged in at the site. */
export async function newMember(given: { role?: Role; email?: string } = {}): Promise<TestMember> {
  const password = 'a good password';
  const registration = { name: 'Maya Test', email: freshEmail(), role: 'parent', ...given };
  const registered = visitorAt(freshAddress());
  const answer = await registered.call('POST', '/api/auth/register', { ...registration, password });
  return { ...visitor(registered.cookies), ...member.parse(answer.body), password };
}

function caller(
  base: string,
  always: Record<string, string>,
  cookies: Map<string, string>,
): Caller {
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const answer = await fetch(base + path, {
        method,
        headers: {
          ...always,
          Cookie: cookieHeader({ cookies }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
      const text = await answer.text();
      const read: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: answer.status, headers: answer.headers, body: read };
    },
  };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
