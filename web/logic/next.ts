import { withoutLanguage } from './language.ts';

/** What looks like a path of this site, and nothing that a browser would take for another one. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/** True for a path of this site, also once `..` in it has been followed, as a browser does. */
const isOwn = (asked: string | null): asked is string =>
  asked !== null && ownPath.test(asked) && ownPath.test(new URL(asked, 'http://site').pathname);

/** Where a member goes after logging in: a path of this site that a link asked for, else the dashboard (behavior P13). */
export function nextAfterLogin(asked: string | null): string {
  return isOwn(asked) ? asked : '/dashboard';
}

/** The link from one form of accounts to another, which leads to where the first would have led. */
export function withNext(path: string, asked: string | null): string {
  return isOwn(asked) ? `${path}?${new URLSearchParams({ next: asked })}` : path;
}

/** The link to the login page that leads back to a path of this site. */
export function loginPath(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/** The link to the login page that leads back to a page, in whatever language the reader has then. */
export function loginPathFrom(page: URL): string {
  const { pathname, search } = withoutLanguage(page);
  return loginPath(pathname + search);
}
