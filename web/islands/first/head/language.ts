import { isLanguage, languageCookieAttributes, languageKey } from '#contract/language';

/*
 * Corrects the page's language (behavior L3): a language in the address is remembered; otherwise the stored one wins over
 * the cookie; otherwise the language that the server detected is stored.
 */
const page = document.documentElement;

let stored: string | null = null;
try {
  stored = localStorage.getItem(languageKey);
} catch {
  // Storage is blocked.
}

// The server has already used a language in the address. An invalid stored value is overwritten.
const isInAddress = isLanguage(new URLSearchParams(location.search).get(languageKey));
const chosen = isInAddress || !isLanguage(stored) ? page.lang : stored;
try {
  if (stored !== chosen) localStorage.setItem(languageKey, chosen);
} catch {
  // Storage is blocked or full, but the cookie still has the choice.
}

const pair = `${languageKey}=${chosen}`;
const hasPair = () => document.cookie.split('; ').includes(pair);
if (!hasPair()) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; ${languageCookieAttributes}${secure}`;
  if (chosen !== page.lang) reloadInChosen();
}

/** Reloads with the cookie that is set now, or with the language in the address if cookies are blocked. */
function reloadInChosen(): void {
  page.hidden = true;
  if (hasPair()) return location.reload();
  const address = new URL(location.href);
  address.searchParams.set(languageKey, chosen);
  location.replace(address);
}
