/* Keeps the screen on during a class, if the browser supports it. */

async function stayAwake(): Promise<void> {
  // The browser releases the lock when the page is hidden, and refuses it for a hidden page.
  if (document.hidden || !('wakeLock' in navigator)) return;
  await navigator.wakeLock.request('screen').catch(() => undefined);
}

document.addEventListener('visibilitychange', () => void stayAwake());
void stayAwake();
