import { isLanguage, languageCookieAttributes, languageKey } from '#contract/language';

/*
 * Puts the page's language right (behavior L3): an address that names one is remembered; else the stored one wins over
 * the cookie; else what the server found is stored.
 */
const page = document.documentElement;

function read(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function write(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Forbidden or full: the cookie holds the choice.
  }
}

const stored = read();
// An address that names a language was answered in it. A hostile stored value is written over.
const isNamed = isLanguage(new URLSearchParams(location.search).get(languageKey));
const chosen = isNamed || !isLanguage(stored) ? page.lang : stored;
if (stored !== chosen) write(chosen);

const pair = `${languageKey}=${chosen}`;
const hasPair = () => document.cookie.split('; ').includes(pair);
if (!hasPair()) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; ${languageCookieAttributes}${secure}`;
  if (chosen !== page.lang) goToChosen();
}

/** The server did not know the choice and now it does; where cookies are refused the address says it. */
function goToChosen(): void {
  page.hidden = true;
  if (hasPair()) return location.reload();
  const address = new URL(location.href);
  address.searchParams.set(languageKey, chosen);
  location.replace(address);
}
