/*
 * From a card to its page, and back, the coloured bar and the title move. Only the card in question is named,
 * and only meanwhile, so that a name stands once on a page. The page's own names stand in its styles.
 */

const pageOfOne = /^\/affirmations\/(\d+)$/;

function nameParts(card: Element | null | undefined): void {
  for (const part of card?.querySelectorAll<HTMLElement>('[data-carried]') ?? [])
    part.style.viewTransitionName = `affirmation-${part.dataset['carried']}`;
}

function forgetNames(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-card] [data-carried]'))
    part.style.viewTransitionName = '';
}

const cardOf = (id: string | undefined) => document.querySelector(`[data-card="${id}"]`);

document.addEventListener('astro:before-preparation', ({ sourceElement, to }) => {
  forgetNames();
  const id = pageOfOne.exec(to.pathname)?.[1];
  if (id) nameParts(sourceElement?.closest('[data-card]') ?? cardOf(id));
});

document.addEventListener('astro:before-swap', ({ from, viewTransition }) => {
  const id = pageOfOne.exec(from.pathname)?.[1];
  if (id)
    document.addEventListener('astro:after-swap', () => nameParts(cardOf(id)), { once: true });
  void viewTransition.finished.finally(forgetNames);
});
