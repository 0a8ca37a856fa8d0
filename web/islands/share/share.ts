import { $textToCopy } from '../../stores/share.ts';
import { showToast } from '../../stores/toast.ts';

/** Shares by the device, else by the clipboard, else by hand (behavior P11): never a dead end. */
export async function share(content: { title: string; text: string; url: string }): Promise<void> {
  try {
    // Missing on pages without https, whatever its type says.
    await navigator.share(content);
    showToast('shared');
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(content.text);
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('copied');
  } catch {
    $textToCopy.set(text);
  }
}
