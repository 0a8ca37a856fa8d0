/**
 * Puts the page's language right before anything is painted (PRODUCT 4): an address that names one is
 * remembered; else the stored one wins over the cookie; else what the server found is stored.
 * It is written into the page as text, so it uses nothing but its parameters.
 */
export function firstPaint(key: string, languages: readonly string[], attributes: string): void {
  const page = document.documentElement;
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (language: string) => {
    try {
      localStorage.setItem(key, language);
    } catch {
      // Forbidden or full: the cookie holds the choice.
    }
  };
  const isLanguage = (value: string | null): value is string => languages.includes(value ?? '');

  const asked = new URLSearchParams(location.search).get(key);
  const stored = read();
  // An address that names a language was answered in it. A hostile stored value is written over.
  const chosen = isLanguage(asked) || !isLanguage(stored) ? page.lang : stored;
  if (stored !== chosen) write(chosen);

  const pair = `${key}=${chosen}`;
  const hasPair = () => document.cookie.split('; ').includes(pair);
  if (hasPair()) return;
  document.cookie = `${pair}; ${attributes}${location.protocol === 'https:' ? '; Secure' : ''}`;
  if (chosen === page.lang) return;
  // The server did not know the choice and now it does; where cookies are refused the address says it.
  page.hidden = true;
  if (hasPair()) return location.reload();
  const address = new URL(location.href);
  address.searchParams.set(key, chosen);
  location.replace(address);
}
