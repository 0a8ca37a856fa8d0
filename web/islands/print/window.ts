/* A window that was opened to be printed: prints when it is whole, and closes when that is done (SPEC §9). */

const closesAfterMilliseconds = 500;

addEventListener('afterprint', () => {
  // Whoever came by the address keeps the page.
  if (window.opener) setTimeout(() => window.close(), closesAfterMilliseconds);
});

async function printWhole(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await document.fonts.ready;
  window.print();
}
void printWhole();
