/* Analytics, if the operator has set them up (behavior N2): no cookie, no identifier, no referrer. */
import {
  analyticsTimes,
  anonymizePath,
  isTrackingAllowed,
  errorLocation,
  type AnalyticsEvent,
  type SentEvent,
} from '../../../logic/analytics.ts';
import { $toast } from '../../../stores/toast.ts';

const address = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content ?? '';

/** Not `sendBeacon`, which would send cookies; `keepalive` outlives the page, too. */
function send(event: AnalyticsEvent): void {
  const sent: SentEvent = {
    ...event,
    path: anonymizePath(location.pathname),
    language: document.documentElement.lang,
  };
  void fetch(address, {
    method: 'POST',
    // Plain text needs no CORS preflight; the response isn't used.
    mode: 'no-cors',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(sent),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

function start(): void {
  let seen = location.pathname;
  send({ event: 'view' });
  setInterval(() => {
    if (location.pathname === seen) return;
    seen = location.pathname;
    send({ event: 'view' });
  }, analyticsTimes.pathCheck);

  setTimeout(() => {
    send({ event: 'heartbeat' });
    setInterval(() => send({ event: 'heartbeat' }), analyticsTimes.heartbeat);
  }, analyticsTimes.firstHeartbeat);

  // The name and location of an error, but not its message, which could contain user input.
  addEventListener('error', ({ error, filename, lineno }) => {
    const name = error instanceof Error ? error.name : 'Error';
    send({ event: 'error', error: name, at: errorLocation(filename, lineno, location.origin) });
  });
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    send({ event: 'error', error: reason instanceof Error ? reason.name : 'Rejection', at: '' });
  });

  // Every action of a visitor shows a toast.
  $toast.listen((shown) => {
    if (shown) send({ event: 'did', what: shown.toast });
  });
}

const { webdriver, doNotTrack } = navigator;
const globalPrivacyControl = Reflect.get(navigator, 'globalPrivacyControl') === true;
if (isTrackingAllowed({ hostname: location.hostname, webdriver, doNotTrack, globalPrivacyControl }))
  start();
