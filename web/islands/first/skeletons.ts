import { $isPageLoading } from '../../stores/page.ts';

/*
 * Shows that the next page is loading, if that takes noticeably long (behavior M4): with a bar (main in styles/site.css), and with
 * placeholders for the parts of a page that are on the next one, too.
 */

const delayMilliseconds = 250;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Pages of the same route are one screen: /categories/2 and /categories/3?q=brave. */
const screenOf = (address: URL) => address.pathname.split('/')[1];

function showPlaceholders(): void {
  $isPageLoading.set(true);
  const templates = document.querySelectorAll<HTMLTemplateElement>('[data-pending] > template');
  for (const template of templates) {
    const list = document.importNode(template.content, true);
    const first = list.firstElementChild?.firstElementChild;
    for (let more = Number(template.dataset['count']); more > 1; more--)
      first?.after(first.cloneNode(true));
    template.parentElement?.replaceChildren(list, template);
  }
}

function setBusy(isBusy: boolean): void {
  const main = document.querySelector('main');
  if (main) main.ariaBusy = String(isBusy);
}

/** The page stays as it is until the next one is here. */
export function startLoading(isSameScreen: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    setBusy(true);
    if (isSameScreen) showPlaceholders();
  }, delayMilliseconds);
}

export function stopLoading(): void {
  clearTimeout(timer);
  setBusy(false);
  $isPageLoading.set(false);
}

document.addEventListener('astro:before-preparation', ({ from, to }) =>
  startLoading(screenOf(from) === screenOf(to)),
);
document.addEventListener('astro:before-swap', stopLoading);
// The browser may show this page again as it was.
addEventListener('pagehide', stopLoading);
