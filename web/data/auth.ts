import type { AstroCookies, AstroGlobal } from 'astro';
import {
  currentUser,
  memberCookie,
  memberData,
  sessionCookie,
  type CurrentUser,
} from '#contract/auth';
import { errorStatus } from '#contract/error';
import type { Language } from '#contract/language';
import { memberLimits } from '#contract/limits';
import type { FormCall, SubmittedForm } from '../logic/form.ts';
import { nextAfterLogin } from '../logic/login-redirect.ts';
import { getOne, undefinedIfUnavailable } from './cms-client.ts';
import { redirectTo, receiveForm } from './form.ts';

/** The member who is logged in; null for a visitor. The page must not be cached. Throws `CmsError`. */
export async function findCurrentUser(request: Request, language: Language): Promise<CurrentUser> {
  if (!request.headers.get('cookie')?.includes(`${sessionCookie}=`)) return null;
  return getOne(currentUser, '/api/auth/user', language, request);
}

/** The id of the member who is logged in according to the cookie; undefined for a visitor. */
export const cookieMemberId = (cookies: AstroCookies): number | undefined =>
  cookies.get(memberCookie)?.number();

/**
 * Prepares a page for members: turns off caching and sets the status. Returns the member, null for a visitor, or
 * undefined if the CMS is down.
 */
export async function openMemberPage({
  locals,
  request,
  response,
}: Pick<AstroGlobal, 'locals' | 'request' | 'response'>): Promise<CurrentUser | undefined> {
  response.headers.set('Cache-Control', 'private, no-store');
  const member = await undefinedIfUnavailable(findCurrentUser(request, locals.language));
  if (!member) response.status = errorStatus[member === null ? 'unauthorized' : 'unavailable'];
  return member;
}

/**
 * Handles the forms of a login or registration page. Returns a redirect for members and after a successful login
 * (behavior P13), otherwise what to show in the form; undefined if none was submitted.
 */
export async function receiveLoginForm(
  request: Request,
  language: Language,
  forms: Readonly<Record<string, FormCall>>,
): Promise<Response | SubmittedForm | undefined> {
  const next = nextAfterLogin(new URL(request.url).searchParams.get('next'));
  if (await undefinedIfUnavailable(findCurrentUser(request, language))) return redirectTo(next);
  const received = await receiveForm(request, language, forms);
  return received && 'answer' in received ? redirectTo(next, received.answer) : received;
}

/** The code from an email's link, or an empty string if it can't be valid. Keeps the URL with the code out of caches and referrers. */
export function openEmailLink({ response, url }: Pick<AstroGlobal, 'response' | 'url'>): string {
  response.headers.set('Cache-Control', 'private, no-store');
  // With `no-referrer` browsers would send the form with `Origin: null`, which the server rejects.
  response.headers.set('Referrer-Policy', 'strict-origin');
  const code = url.searchParams.get('code') ?? '';
  return code.length <= memberLimits.code ? code : '';
}

/** The language in which a member gets emails. Throws `CmsError`. */
export async function findEmailLanguage(request: Request, language: Language): Promise<Language> {
  const { account } = await getOne(memberData, '/api/auth/data', language, request, {
    part: 'account',
  });
  return account.languageOfLetters;
}
