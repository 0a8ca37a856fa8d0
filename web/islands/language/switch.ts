import { navigate } from 'astro:transitions/client';
import { isLanguage, languageKey, type Language } from '#contract/language';
import { withLanguage, withoutLanguage } from '../../logic/language.ts';
import { rememberLanguage } from '../../stores/language.ts';
import { showToast, speakQuietly } from '../../stores/toast.ts';
import { readPage } from '../site/markup.ts';
import { keepPlace } from './keep-place.ts';

/** The choice under way: a later one takes its place. */
let underWay = new AbortController();

async function choose(language: Language, link: HTMLElement): Promise<void> {
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const { href } = location;
  try {
    const page = await fetchPage(language, signal);
    if (signal.aborted) return;
    // A page that was on its way already has come meanwhile: it is the one to be read.
    if (location.href !== href) return await choose(language, link);
    rememberLanguage(language);
    await show(page);
    speakQuietly(link.dataset['chosen'] ?? '');
  } catch {
    if (!signal.aborted) showToast('languageFailed');
  }
}

/** Fetched before the router is asked, for where that fails it would leave to the browser's error page. */
async function fetchPage(language: Language, signal: AbortSignal): Promise<Document> {
  const address = withLanguage(new URL(location.href), language);
  const response = await fetch(address, { signal, headers: { Accept: 'text/html' } });
  const page = await readPage(response);
  if (page.documentElement.lang !== language) throw new Error(`${response.status}: ${address}`);
  return page;
}

async function show(page: Document): Promise<void> {
  const address = withoutLanguage(new URL(location.href));
  const { hash } = address;
  // With a hash the router would only scroll.
  address.hash = '';
  await navigate(address.href, { history: 'replace', info: page });
  if (hash) history.replaceState(history.state, '', address.href + hash);
}

document.addEventListener('astro:before-preparation', (event) => {
  const page: unknown = event.info;
  if (!(page instanceof Document)) {
    // Whoever goes elsewhere meanwhile is not brought back.
    underWay.abort();
    return;
  }
  event.loader = async () => {
    event.newDocument = page;
  };
});

// An address that names its language is remembered, also where the router brings it (PRODUCT 4).
document.addEventListener('astro:after-swap', () => {
  const named = new URLSearchParams(location.search).get(languageKey);
  if (isLanguage(named)) rememberLanguage(named);
});

document.addEventListener('astro:before-swap', (event) => {
  if (!(event.info instanceof Document)) return;
  // Carried over, an island that still sleeps would wake with one language's words on the other's markup.
  for (const asleep of document.querySelectorAll('astro-island[ssr]'))
    asleep.removeAttribute('data-astro-transition-persist');
  document.addEventListener('astro:after-swap', keepPlace(), { once: true });
});

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target.closest<HTMLElement>('a[data-language]');
    const language = link?.dataset['language'];
    if (!link || !isLanguage(language)) return;
    event.preventDefault();
    void choose(language, link);
  },
  { capture: true },
);
