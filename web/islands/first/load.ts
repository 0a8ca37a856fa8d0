import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { loadModule, fetchPage, runInlineScript } from './markup.ts';

// Replaces the router's loader, which doesn't support Trusted Types. A page loaded here has its scripts and styles before
// it shows.
document.addEventListener('astro:before-preparation', (event) => {
  event.loader = () => load(event);
});

async function load(event: TransitionBeforePreparationEvent): Promise<void> {
  const { signal, formData } = event;
  const page = await fetchNext(event).catch(() => undefined);
  const isRouted = page?.querySelector('[name="astro-view-transitions-enabled"]') || formData;
  // The browser then does a full page load.
  if (!page || !isRouted) return event.preventDefault();
  for (const part of page.querySelectorAll('noscript')) part.remove();
  event.newDocument = page;
  const scripts = page.querySelectorAll<HTMLScriptElement>('[type=module][src]');
  // A browser never preloads a stylesheet for paper.
  const sheets = page.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]:not([media])');
  if (!signal.aborted)
    await Promise.all([...Array.from(scripts, loadModule), ...Array.from(sheets, preload)]);
}

async function fetchNext(event: TransitionBeforePreparationEvent): Promise<Document> {
  const { to, signal, formData } = event;
  const sent = formData && { method: 'POST', body: formData };
  const { page, response } = await fetchPage(to, { signal, ...sent });
  if (response.redirected) {
    event.to = new URL(response.url);
    event.to.hash = to.hash;
  }
  return page;
}

/** Loads a missing stylesheet in advance, so that the next page never shows without it. */
function preload(sheet: HTMLLinkElement): Promise<unknown> {
  const href = sheet.getAttribute('href') ?? '';
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = document.importNode(sheet);
  return new Promise((resolve) => {
    Object.assign(link, { as: 'style', rel: 'preload', onload: resolve, onerror: resolve });
    document.head.append(link);
  });
}

// Run the scripts here and mark them, so that the router doesn't run them.
document.addEventListener('astro:after-swap', () => {
  for (const script of document.scripts) {
    if (script.dataset['astroExec'] === '') continue;
    script.dataset['astroExec'] = '';
    if (script.src) void loadModule(script);
    else if (!script.type) runInlineScript(script);
  }
});
