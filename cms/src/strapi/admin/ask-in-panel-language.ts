import { panelLanguage } from './panel-language.ts';

/**
 * Asks the server in the panel's language instead of the browser's: whoever has chosen none in their account may have chosen
 * one on the login page. Strapi's calls have no place to set a header for all of them.
 */
export function askInPanelLanguage(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set('Accept-Language', panelLanguage());
    return fetch(input, { ...init, headers });
  };
}
