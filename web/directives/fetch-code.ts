/*
 * Browsers before autumn 2026 never load a module again on the same page once one of its imports has failed. So all files
 * are fetched first, and imported, from the browser's cache, only if none is missing.
 */

const scripts: Partial<Record<string, Promise<unknown>>> = {};

/** Fetches a script and all that it imports. Rejects if one is missing; the next call tries that one again. */
export const fetchCode = (url: string): Promise<unknown> =>
  (scripts[url] ??= fetchScript(url).catch((error: unknown) => {
    delete scripts[url];
    throw error;
  }));

async function fetchScript(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error();
  // The build writes static imports like this.
  const imports = (await response.text()).matchAll(/"\.(\/.+?)"/g);
  return Promise.all([...imports].map(([, path]) => fetchCode(`/_astro${path}`)));
}
