import type { AstroGlobal } from 'astro';
import { currentUser, memberData, sessionCookie, type CurrentUser } from '#contract/auth';
import type { Language } from '#contract/language';
import type { FormCall, Sent } from '../logic/form.ts';
import { nextAfterLogin } from '../logic/next.ts';
import { getOne, unlessFailed } from './client.ts';
import { goOn, receiveForm } from './form.ts';

/** Who reads this page; null for a visitor. The page must not be kept. Raises `CmsError`. */
export async function findReader(request: Request, language: Language): Promise<CurrentUser> {
  if (!request.headers.get('cookie')?.includes(`${sessionCookie}=`)) return null;
  return getOne(currentUser, '/api/auth/user', language, request);
}

/**
 * Who comes to a form that opens a session: a member, and whoever becomes one by it, is led on (behavior P13).
 * Out: the way on, else what to show in the form, if it was sent.
 */
export async function enter(
  request: Request,
  language: Language,
  forms: Readonly<Record<string, FormCall>>,
): Promise<Response | Sent | undefined> {
  const next = nextAfterLogin(new URL(request.url).searchParams.get('next'));
  if (await unlessFailed(findReader(request, language))) return goOn(next);
  const received = await receiveForm(request, language, forms);
  return received && 'answer' in received ? goOn(next, received.answer) : received;
}

/**
 * Opens the page that a letter's link leads to: what the link holds is kept nowhere and told to no other site.
 * Out: its code, empty where it came without one.
 */
export function openLetterLink({ response, url }: Pick<AstroGlobal, 'response' | 'url'>): string {
  response.headers.set('Cache-Control', 'private, no-store');
  // Not `no-referrer`: a browser would not say whence the form comes, and we would refuse it.
  response.headers.set('Referrer-Policy', 'strict-origin');
  return url.searchParams.get('code') ?? '';
}

/** The language in which letters go to a member. Raises `CmsError`. */
export async function findLetterLanguage(request: Request, language: Language): Promise<Language> {
  const { account } = await getOne(memberData, '/api/auth/data', language, request, {
    part: 'account',
  });
  return account.languageOfLetters;
}
