/*
 * Takes the place of Strapi's functions for waiting until the browser is idle, as in browsers that can't wait for that.
 * Strapi waits before it shows the actions for selected entries, sometimes until the mouse moves again.
 */
export const requestIdleCallback = (callback: () => void): number => window.setTimeout(callback, 1);

export const cancelIdleCallback = (handle: number): void => window.clearTimeout(handle);
