import type { BrowserContextOptions } from 'playwright';
import { inject } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../cms/members.ts';

const made = z.object({ id: z.number() });

/** How a browser is a member's, for `visit`. */
export function browserOf({ cookies }: Caller): BrowserContextOptions {
  const { hostname: domain } = new URL(inject('site'));
  const shared = { domain, path: '/', expires: -1, secure: false, sameSite: 'Lax' as const };
  return {
    storageState: {
      cookies: [...cookies].map(([name, value]) => ({
        ...shared,
        name,
        value,
        httpOnly: name === 'session',
      })),
      origins: [],
    },
  };
}

/** The id of what a call has made. Raises what it answered where it made nothing. */
async function make(member: Caller, path: string, body: object): Promise<number> {
  const answer = await member.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return made.parse(answer.body).id;
}

/** A member's own affirmation. Out: its id. */
export const newOwn = (member: Caller, text: string, more: object = {}): Promise<number> =>
  make(member, '/api/dashboard/affirmations?lang=en', { text, ...more });

/** A member's collection with some affirmations. Out: its id. */
export async function newCollection(
  member: Caller,
  affirmationIds: readonly number[],
  name = 'Morning Affirmations',
): Promise<number> {
  const id = await make(member, '/api/dashboard/collections', { name });
  for (const affirmationId of affirmationIds)
    await make(member, `/api/dashboard/collections/${id}/affirmations`, { affirmationId });
  return id;
}
