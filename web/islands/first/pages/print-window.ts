/* A window that was opened to be printed: prints when it is whole, and closes when that is done (behavior P8). */

const closesAfterMilliseconds = 500;

addEventListener('afterprint', () => {
  // Whoever came by the address keeps the page.
  if (window.opener) setTimeout(closeOnceSeen, closesAfterMilliseconds);
});

/** A phone says that it has printed while its own print screen is still in front. */
function closeOnceSeen(): void {
  if (document.hidden) document.addEventListener('visibilitychange', closeOnceSeen, { once: true });
  else window.close();
}

async function printWhole(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await document.fonts.ready;
  window.print();
}
void printWhole();
