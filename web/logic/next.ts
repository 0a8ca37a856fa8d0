import { withoutLanguage } from './language.ts';

/** Matches a path of this site, but nothing that a browser would interpret as another host. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/** Also checks the path with its `..` segments resolved, as a browser does it. */
const isOwn = (asked: string | null): asked is string =>
  asked !== null && ownPath.test(asked) && ownPath.test(new URL(asked, 'http://site').pathname);

/** The redirect target after login: the requested path if it belongs to this site, otherwise the dashboard (behavior P13). */
export function nextAfterLogin(asked: string | null): string {
  return isOwn(asked) ? asked : '/dashboard';
}

/** A link between account forms that keeps the redirect target. */
export function withNext(path: string, asked: string | null): string {
  return isOwn(asked) ? `${path}?${new URLSearchParams({ next: asked })}` : path;
}

/** A link to the login page that returns to a path. */
export function loginPath(next: string): string {
  return `/login?${new URLSearchParams({ next })}`;
}

/** A link to the login page that returns to a page, without its language. */
export function loginPathFrom(page: URL): string {
  const { pathname, search } = withoutLanguage(page);
  return loginPath(pathname + search);
}
