/*
 * View transition between a card and its page: the colored bar and the title move. Only that card gets transition names,
 * and only during the transition, because each name must be unique on a page. The page's own names are in its styles.
 */

const affirmationPath = /^\/affirmations\/(\d+)$/;

function nameParts(card: Element | null | undefined): void {
  for (const part of card?.querySelectorAll<HTMLElement>('[data-carried]') ?? [])
    part.style.viewTransitionName = `affirmation-${part.dataset['carried']}`;
}

function clearNames(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-card] [data-carried]'))
    part.style.viewTransitionName = '';
}

const cardOf = (id: string | undefined) => document.querySelector(`[data-card="${id}"]`);

document.addEventListener('astro:before-preparation', ({ sourceElement, to }) => {
  clearNames();
  const id = affirmationPath.exec(to.pathname)?.[1];
  // A link elsewhere, such as on the hero, isn't the card in the list.
  if (id) nameParts(sourceElement ? sourceElement.closest('[data-card]') : cardOf(id));
});

document.addEventListener('astro:before-swap', ({ from, viewTransition }) => {
  const id = affirmationPath.exec(from.pathname)?.[1];
  if (id)
    document.addEventListener('astro:after-swap', () => nameParts(cardOf(id)), { once: true });
  void viewTransition.finished.finally(clearNames);
});
