import type { ToastName } from './toast.ts';

/** When events are sent, in milliseconds (behavior N2). */
export const analyticsTimes = { firstHeartbeat: 3000, heartbeat: 28_000, pathCheck: 2000 };

/** Everything that is ever sent: the list is closed, and there is nothing of the visitor in it. */
export type AnalyticsEvent =
  | { event: 'view' | 'heartbeat' }
  | { event: 'error'; error: string; at: string }
  | { event: 'did'; what: ToastName };

/** An event as it is sent: with the page's path and language, without query, hash or referrer. */
export type SentEvent = AnalyticsEvent & { path: string; language: string };

const localHost = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** What decides whether anything is sent at all. */
export interface BrowserContext {
  hostname: string;
  /** Whether a program steers the browser. */
  webdriver: boolean;
  doNotTrack: string | null | undefined;
  globalPrivacyControl: boolean | undefined;
}

/** Whether events may be sent from here: not from a workbench, not against the visitor's will. */
export function isTrackingAllowed(here: BrowserContext): boolean {
  if (localHost.test(here.hostname) || here.webdriver) return false;
  return here.doNotTrack !== '1' && here.globalPrivacyControl !== true;
}

/** Numbers in a path that is for its members alone say whose page it is: they stay here. */
export function anonymizePath(pathname: string): string {
  return pathname.startsWith('/dashboard') ? pathname.replace(/\d+/g, '0') : pathname;
}

/** Where an error was raised, as a file of the site's own and a line; empty for anybody else's. */
export function errorLocation(file: string, line: number, origin: string): string {
  if (!URL.canParse(file) || new URL(file).origin !== origin) return '';
  return `${new URL(file).pathname}:${line}`;
}
