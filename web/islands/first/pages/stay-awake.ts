/* The screen of a class does not go dark meanwhile, where the browser can see to that. */

async function stayAwake(): Promise<void> {
  // A browser lets go when its page is hidden, and refuses one that is.
  if (document.hidden || !('wakeLock' in navigator)) return;
  await navigator.wakeLock.request('screen').catch(() => undefined);
}

document.addEventListener('visibilitychange', () => void stayAwake());
void stayAwake();
