import { hasCarriedToast } from '../toast/carried.ts';

/*
 * What answers a touch comes with the first sign of one: a fresh page is read without it. A press that is
 * faster than its code is held, and made again once the code is there.
 */

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
/** What that code answers: pressed or sent too soon, it would do nothing, or leave the page. */
const pressed =
  '[data-print], [data-share], button[data-save], [data-read-aloud], a[data-language], [data-retry] a';
const sent = '[data-logout], [data-search]';

let coming: Promise<boolean> | undefined;
/** A browser does not ask twice for code that it could not fetch: only a new page does. */
let hasFailed = false;

/** Fetches the code, once. Out: whether it is there. */
function fetchAnswers(): Promise<boolean> {
  coming ??= import('./answers.ts').then(leave, () => !(hasFailed = true));
  return coming;
}

function leave(): boolean {
  for (const sign of signs) document.removeEventListener(sign, fetchAnswers);
  document.removeEventListener('click', holdClick, { capture: true });
  document.removeEventListener('submit', holdSubmission, { capture: true });
  return true;
}

async function hold(event: Event, again: () => void, link?: HTMLAnchorElement): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (hasFailed && navigator.onLine)
    location.assign(link?.href ?? location.pathname + location.search);
  else if (await fetchAnswers()) again();
  else tellFailure();
}

/** By hand, for the code that shows toasts is not there either. */
function tellFailure(): void {
  const words = document.querySelector<HTMLTemplateElement>('#toasts')?.content;
  const failure = words?.querySelector('[data-toast="notDone"]')?.cloneNode(true);
  document.querySelector('#toast [role=status]')?.replaceChildren(failure ?? '');
}

function holdClick(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const element = target instanceof Element && target.closest<HTMLElement>(pressed);
  const link = element instanceof HTMLAnchorElement ? element : undefined;
  if (element) void hold(event, () => element.click(), link);
}

function holdSubmission(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement && form.matches(sent))
    void hold(event, () => form.requestSubmit(submitter));
}

for (const sign of signs) document.addEventListener(sign, fetchAnswers, { passive: true });
document.addEventListener('click', holdClick, { capture: true });
document.addEventListener('submit', holdSubmission, { capture: true });
// What a page before had to tell is not kept waiting.
if (hasCarriedToast()) void fetchAnswers();
