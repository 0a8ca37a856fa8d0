/*
 * The one way in which text becomes markup or a script (Trusted Types): pages of this site alone. The rest of the
 * policy on content still decides what may run.
 */

declare global {
  /** Types it as what its results stand for; older browsers, and the server, have none. */
  var trustedTypes: { createPolicy: (name: string, rules: Partial<Policy>) => Policy } | undefined;
}
interface Policy {
  createHTML: (text: string) => string;
  createScript: (text: string) => string;
}

const rules: Policy = { createHTML: (text) => text, createScript: (text) => text };
const policy = globalThis.trustedTypes?.createPolicy('colibri', rules) ?? rules;

/** Fetches a page of this site. Throws where it cannot be had, or where what comes is none. */
export async function fetchPage(address: string | URL, init: RequestInit = {}) {
  const response = await fetch(address, { ...init, headers: { Accept: 'text/html' } });
  const isOwn = new URL(response.url).origin === location.origin;
  if (!isOwn || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${response.url} is no page of this site.`);
  const html = policy.createHTML(await response.text());
  return { page: new DOMParser().parseFromString(html, 'text/html'), response };
}

/** Runs a script that stands in a page which the router brought: parsed elsewhere, it never does by itself. */
export function runInline(script: HTMLScriptElement): void {
  const runs = document.createElement('script');
  for (const { name, value } of script.attributes) runs.setAttribute(name, value);
  runs.text = policy.createScript(script.text);
  script.replaceWith(runs);
}

/** Runs a script of a page; without its script a page is better than none. */
export const fetchModule = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch(() => undefined);
