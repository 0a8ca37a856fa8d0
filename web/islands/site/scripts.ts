import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { readPage, runInline } from './markup.ts';

/*
 * A page comes with what answers on it: the router would show it first and fetch its scripts then, and who
 * pressed a button meanwhile would press in vain. So these run before the page is there, and look at it from
 * `astro:after-swap` or `astro:page-load` on. The router's own loader and its way to run scripts know no Trusted Types.
 */

document.addEventListener('astro:before-preparation', (event) => {
  event.loader = () => load(event);
});

async function load(event: TransitionBeforePreparationEvent): Promise<void> {
  const { signal, formData } = event;
  const page = await fetchPage(event).catch(() => undefined);
  const isRouted = page?.querySelector('[name="astro-view-transitions-enabled"]') || formData;
  // The browser goes there by itself.
  if (!page || !isRouted) return event.preventDefault();
  for (const part of page.querySelectorAll('noscript')) part.remove();
  event.newDocument = page;
  const scripts = page.querySelectorAll<HTMLScriptElement>('[type=module][src]');
  const sheets = page.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]');
  if (!signal.aborted)
    await Promise.all([...Array.from(scripts, fetchModule), ...Array.from(sheets, preload)]);
}

async function fetchPage(event: TransitionBeforePreparationEvent): Promise<Document> {
  const { to, signal, formData } = event;
  const response = await fetch(to, {
    signal,
    headers: { Accept: 'text/html' },
    ...(formData && { method: 'POST', body: formData }),
  });
  const page = await readPage(response);
  if (response.redirected) {
    event.to = new URL(response.url);
    event.to.hash = to.hash;
  }
  return page;
}

/** Without its script a page is better than none. */
const fetchModule = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch(() => undefined);

/** Fetches a stylesheet that this page does not have, or the next one would be bare for a moment. */
function preload(sheet: HTMLLinkElement): Promise<unknown> {
  const href = sheet.getAttribute('href') ?? '';
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'style', href });
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}

// The router leaves alone what is marked as run.
document.addEventListener('astro:after-swap', () => {
  for (const script of document.scripts) {
    if (script.dataset['astroExec'] === '') continue;
    script.dataset['astroExec'] = '';
    if (script.src) void fetchModule(script);
    else if (!script.type) runInline(script);
  }
});
