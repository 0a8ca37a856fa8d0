import { workerAddress } from './markup.ts';

// The service worker (offline/worker.ts) stores what was seen. It comes last, and only on secure origins. Where it is
// switched off, only browsers that have one need what removes it.
addEventListener('load', async () => {
  const { serviceWorker } = navigator;
  if (!('off' in document.body.dataset) || (await serviceWorker?.getRegistration()))
    void serviceWorker?.register(workerAddress);
});
