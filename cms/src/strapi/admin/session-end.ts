import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';

const storedAs = 'colibri-session-ended';

const dispatched = z.object({
  type: z.string(),
  meta: z.object({ arg: z.object({ endpointName: z.string() }) }).optional(),
});

/** Notes when Strapi logs somebody out who has not asked for it. Strapi's login page does not say why it is there. */
export function noteSessionEnd(app: StrapiApp): void {
  let hasAsked = false;
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { type, meta } = dispatched.safeParse(action).data ?? {};
      if (meta?.arg.endpointName === 'logout') hasAsked = true;
      if (type === 'admin/login') sessionStorage.removeItem(storedAs);
      if (type === 'admin/logout') {
        if (!hasAsked) {
          sessionStorage.setItem(storedAs, 'true');
          returnAfterLogin();
        }
        hasAsked = false;
      }
      return next(action);
    },
  ]);
}

/** Lets the next login lead back to the page on which the session has ended, as Strapi does only from some pages. */
function returnAfterLogin(): void {
  const path = location.pathname.replace(/^\/admin/, '') + location.search;
  // Strapi opens the login next.
  setTimeout(() => {
    const login = new URL(location.href);
    if (!isLogin(login) || path.startsWith('/auth/') || login.searchParams.has('redirectTo'))
      return;
    login.searchParams.set('redirectTo', path);
    history.replaceState(history.state, '', login);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

const isLogin = ({ pathname }: { pathname: string }) => pathname.endsWith('/auth/login');

/** Shows a message above the login form while the session has ended by itself. `render` shows it in an element. */
export function showAboveLogin(render: (place: HTMLElement) => void): void {
  const show = () => {
    const form = document.querySelector('main form');
    if (!isLogin(location) || !form || !sessionStorage.getItem(storedAs)) return;
    if (form.previousElementSibling?.hasAttribute('data-session-ended')) return;
    const place = document.createElement('div');
    place.dataset['sessionEnded'] = '';
    form.before(place);
    render(place);
  };
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
}
