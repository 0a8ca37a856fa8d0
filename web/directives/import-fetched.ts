/*
 * Browsers before autumn 2026 never load a module again on the same page once one of its imports has failed. So each
 * file is imported, from the browser's cache, only after it and all that it imports have been fetched.
 */

const scripts: Partial<Record<string, Promise<unknown>>> = {};

/** Imports a script, after all that it imports. Rejects if one is missing; the next call tries that one again. */
export const importFetched = (url: string): Promise<unknown> =>
  (scripts[url] ??= fetchAndImport(url).catch((error: unknown) => {
    delete scripts[url];
    throw error;
  }));

async function fetchAndImport(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error();
  // The build writes static imports like this.
  const imports = (await response.text()).matchAll(/"\.(\/.+?)"/g);
  await Promise.all([...imports].map(([, path]) => importFetched(`/_astro${path}`)));
  // Runs while larger files are still being fetched.
  return import(/* @vite-ignore */ url);
}
