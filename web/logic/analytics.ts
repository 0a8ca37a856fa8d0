import type { ToastName } from './toast.ts';

/** When events are sent, in milliseconds (behavior N2). */
export const analyticsTimes = { firstHeartbeat: 3000, heartbeat: 28_000, pathCheck: 2000 };

/** All events that are ever sent. None contains data about the visitor. */
export type AnalyticsEvent =
  | { event: 'view' | 'heartbeat' }
  | { event: 'error'; error: string; at: string }
  | { event: 'did'; what: ToastName };

/** An event with the page's path and language, but without query, hash or referrer. */
export type SentEvent = AnalyticsEvent & { path: string; language: string };

const localHost = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

export interface BrowserContext {
  hostname: string;
  /** Whether the browser is automated. */
  webdriver: boolean;
  doNotTrack: string | null | undefined;
  globalPrivacyControl: boolean | undefined;
}

/** No events are sent from development machines or automated browsers, or against the visitor's privacy settings. */
export function isTrackingAllowed(here: BrowserContext): boolean {
  if (localHost.test(here.hostname) || here.webdriver) return false;
  return here.doNotTrack !== '1' && here.globalPrivacyControl !== true;
}

/** Removes ids from members' paths, because they could identify the member, and tokens of class links (behavior K4). */
export function anonymizePath(pathname: string): string {
  if (pathname.startsWith('/class/')) return '/class';
  return pathname.startsWith('/dashboard') ? pathname.replace(/\d+/g, '0') : pathname;
}

/** The file and line of an error; empty for files of other origins, such as browser extensions. */
export function errorLocation(file: string, line: number, origin: string): string {
  if (!URL.canParse(file) || new URL(file).origin !== origin) return '';
  return `${anonymizePath(new URL(file).pathname)}:${line}`;
}
