import { memberCookie } from '#contract/session';
import { toMember, type CurrentMember } from '../logic/member.ts';

const prefix = `${memberCookie}=`;

/** The id of the member who is logged in according to the cookie; NaN for a visitor. */
export const cookieMemberId = (): number =>
  Number(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(prefix))
      ?.slice(prefix.length),
  );

/** Says whose page it is (components/site/PrivatePage.astro); null on a public page. */
export const ownerMeta = (page = document): HTMLMetaElement | null =>
  page.querySelector('meta[name=owner]');

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
