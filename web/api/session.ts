import { memberCookie } from '#contract/session';
import { toMember, type CurrentMember } from '../logic/member.ts';

const prefix = `${memberCookie}=`;

/** The member's role according to the cookie; undefined for a visitor. */
export const cookieRole = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);

/**
 * Resolves to the logged-in member; null for a visitor and after any failure (behavior U6). Every page loads this first,
 * so it doesn't import `client.ts`.
 */
export async function fetchMember(): Promise<CurrentMember | null> {
  try {
    const response = await fetch('/api/auth/user', { credentials: 'include' });
    return response.ok ? toMember(await response.json()) : null;
  } catch {
    return null;
  }
}
