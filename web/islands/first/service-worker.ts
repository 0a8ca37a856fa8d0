import { workerAddress } from './markup.ts';

// The service worker (offline/worker.ts) stores what was seen. It comes last, and only on secure origins.
addEventListener('load', () => navigator.serviceWorker?.register(workerAddress()));
