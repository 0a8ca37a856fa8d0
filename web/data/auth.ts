import { currentUser, sessionCookie, type CurrentUser } from '#contract/auth';
import type { Language } from '#contract/language';
import type { Rules, Sent } from '../logic/form.ts';
import { nextAfterLogin } from '../logic/next.ts';
import { getOne, unlessFailed } from './client.ts';
import { goOn, receiveForm } from './form.ts';

/** Who reads this page; null for a visitor. The page must not be kept. Raises `CmsError`. */
export async function findReader(request: Request, language: Language): Promise<CurrentUser> {
  if (!request.headers.get('cookie')?.includes(`${sessionCookie}=`)) return null;
  return getOne(currentUser, '/api/auth/user', language, request);
}

/**
 * Who comes to a form that opens a session: a member, and whoever becomes one by it, is led on (PRODUCT 29).
 * Out: the way on, else what to show in the form, if it was sent.
 */
export async function enter(
  request: Request,
  language: Language,
  form: { rules: Rules; path: string },
): Promise<Response | Sent | undefined> {
  const next = nextAfterLogin(new URL(request.url).searchParams.get('next'));
  if (await unlessFailed(findReader(request, language))) return goOn(next);
  const received = await receiveForm(request, language, form);
  return received instanceof Response ? goOn(next, received) : received;
}
