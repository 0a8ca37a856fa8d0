import { $isPageLoading } from '../../stores/page-loading.ts';

/* Shows placeholders for the parts of a page that are being loaded, if that takes noticeably long. */

const delayMilliseconds = 150;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Pages of the same route are one screen: /categories/2 and /categories/3?q=brave. */
const screenOf = (address: URL) => address.pathname.split('/')[1];

function showPlaceholders(): void {
  $isPageLoading.set(true);
  for (const part of document.querySelectorAll('[data-pending]')) {
    const placeholder = part.querySelector<HTMLTemplateElement>(':scope > template');
    if (!placeholder) continue;
    part.setAttribute('aria-busy', 'true');
    const list = document.importNode(placeholder.content, true).firstElementChild;
    const first = list?.firstElementChild;
    for (let more = Number(placeholder.dataset['count']); more > 1; more--)
      first?.after(first.cloneNode(true));
    part.replaceChildren(list ?? '', placeholder);
  }
}

function stop(): void {
  clearTimeout(timer);
  $isPageLoading.set(false);
}

document.addEventListener('astro:before-preparation', ({ from, to }) => {
  stop();
  if (screenOf(from) === screenOf(to)) timer = setTimeout(showPlaceholders, delayMilliseconds);
});
document.addEventListener('astro:before-swap', stop);
