import { toMember, type CurrentMember } from '../logic/member.ts';

/**
 * Who is signed in; null for a visitor, and after any failure (behavior U6). Every page asks this first, so it does
 * without `client.ts`, which would weigh more.
 */
export async function fetchMember(): Promise<CurrentMember | null> {
  try {
    const response = await fetch('/api/auth/user', { credentials: 'include' });
    return response.ok ? toMember(await response.json()) : null;
  } catch {
    return null;
  }
}
