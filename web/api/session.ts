import { toMember, type CurrentMember } from '../logic/member.ts';

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
