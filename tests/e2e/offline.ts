import type { Page } from 'playwright';
import { expect } from 'vitest';

// Without a network, the browser logs each request that fails.
export const options = { mayFail: true, serviceWorkers: 'allow' } as const;

/** Waits until the service worker answers the page's requests. */
export const served = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The addresses of all that is stored in the browser, with the names of the caches. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
    );
    return (await Promise.all(lists)).flat();
  });

/** What the pages of a browser write to the console from now on, without the requests that fail. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.context().on('console', (message) => {
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfNetwork) complaints.push(message.text());
  });
  return complaints;
}

/** Waits until a page is stored. */
export async function isStored(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () =>
      (await stored(page)).some((entry) => entry.includes('-pages-') && entry.endsWith(path)),
    )
    .toBe(true);
}
