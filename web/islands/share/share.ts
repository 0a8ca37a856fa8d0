import { showToast } from '../../stores/toast.ts';

/** Shares by the device, else by the clipboard, else by hand (SPEC §4 and §8): never a dead end. */
export async function share(what: { text: string; url: string }): Promise<void> {
  const title = document.querySelector<HTMLElement>('#share')?.dataset['title'] ?? '';
  try {
    // Missing where the page did not come over https, whatever its type says.
    await navigator.share({ title, ...what });
    showToast('shared');
  } catch (error) {
    // Who cancels knows it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(what.text);
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('copied');
  } catch {
    const { offerByHand } = await import('./by-hand.ts');
    offerByHand(text);
  }
}
