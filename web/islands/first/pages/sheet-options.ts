import { defaultPaper } from '../../../logic/sheet.ts';
import { fetchPage } from '../markup.ts';

/* Applies the options of a print sheet at once, and chooses the paper of the visitor's country. */

const form = document.querySelector<HTMLFormElement>('[data-sheet-options]');
let pending = new AbortController();

/** Shows the sheets with the options in the form. If that fails, submits the form, which shows why. */
async function applyOptions(options: HTMLFormElement): Promise<void> {
  pending.abort();
  const { signal } = (pending = new AbortController());
  const fields = [...new FormData(options)].map(([name, value]) => [name, String(value)]);
  const address = `${options.action}?${new URLSearchParams(fields)}`;
  const shown = document.querySelector('[data-sheets]');
  shown?.setAttribute('aria-busy', 'true');
  try {
    const { page } = await fetchPage(address, { signal });
    for (const part of ['[data-sheets]', '[data-sheet-count]']) replacePart(page, part);
    history.replaceState(history.state, '', address);
  } catch {
    if (!signal.aborted) options.submit();
  }
}

function replacePart(page: Document, selector: string): void {
  const [shown, latest] = [document.querySelector(selector), page.querySelector(selector)];
  if (!shown || !latest) throw new Error(selector);
  // Keeps the element itself, so that screen readers announce a change of the status.
  shown.replaceChildren(...latest.childNodes);
  shown.removeAttribute('aria-busy');
}

if (form) {
  form.addEventListener('change', () => void applyOptions(form));
  const paper = form.querySelector<HTMLSelectElement>('[name=paper]');
  const usual = defaultPaper(navigator.language);
  if (paper && paper.value !== usual && !new URLSearchParams(location.search).has('paper')) {
    paper.value = usual;
    void applyOptions(form);
  }
}
