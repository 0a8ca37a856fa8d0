import { withoutLanguage } from './language-url.ts';

/** Matches a path of this site, but nothing that a browser would interpret as another host. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;

/** Also checks the path with its `..` segments resolved, as a browser does it. */
const isOwn = (requestedPath: string | null): requestedPath is string =>
  requestedPath !== null &&
  ownPath.test(requestedPath) &&
  ownPath.test(new URL(requestedPath, 'http://site').pathname);

/** The redirect target after login: the requested path if it belongs to this site, otherwise the dashboard (behavior P13). */
export function nextAfterLogin(requestedPath: string | null): string {
  return isOwn(requestedPath) ? requestedPath : '/dashboard';
}

/** A link between account forms that keeps the redirect target. */
export function withNext(path: string, requestedPath: string | null): string {
  return isOwn(requestedPath) ? `${path}?${new URLSearchParams({ next: requestedPath })}` : path;
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
