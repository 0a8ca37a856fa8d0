/* A window for printing: prints once it has loaded, and closes afterward (behavior P8). */

const closeDelayMilliseconds = 500;

/** Phones send `afterprint` while their print screen is still in front. */
function closeOnceVisible(): void {
  if (document.hidden)
    document.addEventListener('visibilitychange', closeOnceVisible, { once: true });
  else window.close();
}

export async function printOnceLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await document.fonts.ready;
  // Without an opener, the visitor opened this address directly and keeps the page.
  addEventListener('afterprint', () => {
    if (window.opener) setTimeout(closeOnceVisible, closeDelayMilliseconds);
  });
  window.print();
}
