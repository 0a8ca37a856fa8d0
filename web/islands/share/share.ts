import { $textToCopy } from '../../stores/share.ts';
import { showToast } from '../../stores/toast.ts';

/** Shares with the device's dialog, or else copies to the clipboard, or else shows the text to copy (behavior P11). */
export async function share(content: ShareData & { text: string }): Promise<void> {
  try {
    // `share` is undefined on pages without HTTPS, although its type says otherwise; the TypeError is caught below.
    await navigator.share(content);
    showToast('shared');
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(content.text);
  }
}

/** Copies a text, or else shows it to copy by hand. */
export async function copy(text: string, done: 'copied' | 'linkCopied' = 'copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done);
  } catch {
    $textToCopy.set(text);
  }
}
