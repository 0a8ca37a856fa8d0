/*
 * The only Trusted Types policy: turns text into markup or scripts, for pages of this site only. The rest of the Content
 * Security Policy still applies.
 */

declare global {
  /** Undefined in older browsers and on the server. */
  var trustedTypes: { createPolicy: (name: string, rules: Partial<Policy>) => Policy } | undefined;
}
interface Policy {
  createHTML: (text: string) => string;
  createScript: (text: string) => string;
  createScriptURL: (text: string) => string;
}

const rules: Policy = {
  createHTML: (text) => text,
  createScript: (text) => text,
  createScriptURL: () => '/sw.js',
};
const policy = globalThis.trustedTypes?.createPolicy('colibri', rules) ?? rules;

/** The only script that isn't part of a page. */
export const workerAddress = policy.createScriptURL('');

/** Fetches a page of this site. Throws if that fails or if the response isn't a page of this site. */
export async function fetchPage(address: string | URL, init: RequestInit = {}) {
  const headers = { Accept: 'text/html' };
  const response = await fetch(address, { ...init, mode: 'same-origin', headers });
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error(response.url);
  const html = policy.createHTML(await response.text());
  return { page: new DOMParser().parseFromString(html, 'text/html'), response };
}

/** Runs an inline script of a page that was parsed with DOMParser, which doesn't run scripts. */
export function runInlineScript(script: HTMLScriptElement): void {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = policy.createScript(script.text);
  script.replaceWith(copy);
}

/** Loads and runs a script of a page. Errors are ignored, because a page without a script is better than none. */
export const loadModule = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch(() => undefined);
