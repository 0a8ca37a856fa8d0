import type { AstroGlobal } from 'astro';
import { currentUser, memberData, sessionCookie, type CurrentUser } from '#contract/auth';
import { errorStatus } from '#contract/error';
import type { Language } from '#contract/language';
import type { FormCall, Sent } from '../logic/form.ts';
import { nextAfterLogin } from '../logic/next.ts';
import { getOne, undefinedIfUnavailable } from './cms-client.ts';
import { redirectTo, receiveForm } from './form.ts';

/** The member who is logged in; null for a visitor. The page must not be cached. Throws `CmsError`. */
export async function findCurrentUser(request: Request, language: Language): Promise<CurrentUser> {
  if (!request.headers.get('cookie')?.includes(`${sessionCookie}=`)) return null;
  return getOne(currentUser, '/api/auth/user', language, request);
}

/**
 * Opens a page that only members can see and nothing may cache. Returns the member, null for a visitor, and undefined
 * where the CMS is down. Sets the status of the page to match.
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
 * Receives the forms of a login or registration page. Returns a redirect for members, and for visitors whose login
 * succeeds (behavior P13); otherwise what to show in the form, undefined where none was submitted.
 */
export async function receiveLoginForm(
  request: Request,
  language: Language,
  forms: Readonly<Record<string, FormCall>>,
): Promise<Response | Sent | undefined> {
  const next = nextAfterLogin(new URL(request.url).searchParams.get('next'));
  if (await undefinedIfUnavailable(findCurrentUser(request, language))) return redirectTo(next);
  const received = await receiveForm(request, language, forms);
  return received && 'answer' in received ? redirectTo(next, received.answer) : received;
}

/** Reads the code from the link of an email, empty where it is missing. The page is never cached or sent as a referrer. */
export function openEmailLink({ response, url }: Pick<AstroGlobal, 'response' | 'url'>): string {
  response.headers.set('Cache-Control', 'private, no-store');
  // With `no-referrer` browsers would send the form with `Origin: null`, which the server rejects.
  response.headers.set('Referrer-Policy', 'strict-origin');
  return url.searchParams.get('code') ?? '';
}

/** The language in which a member gets emails. Throws `CmsError`. */
export async function findEmailLanguage(request: Request, language: Language): Promise<Language> {
  const { account } = await getOne(memberData, '/api/auth/data', language, request, {
    part: 'account',
  });
  return account.languageOfLetters;
}
