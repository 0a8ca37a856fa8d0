import { languageKey } from '#contract/language';

export type Outcome = 'shared' | 'copied' | 'cancelled' | 'refused';

/** Passes a text on by the device, else by the clipboard (SPEC §2). Never raises an error. */
export async function share({ title, text }: { title: string; text: string }): Promise<Outcome> {
  const address = new URL(location.pathname, location.href);
  address.searchParams.set(languageKey, document.documentElement.lang);
  if ('share' in navigator)
    try {
      await navigator.share({ title, text, url: address.href });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
