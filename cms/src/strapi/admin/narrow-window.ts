/**
 * Closes the menu of narrow windows when the question opens whether to leave the page. Strapi closes it with the page, so it
 * would cover the page for people who stay.
 */
export function closeMenuBehindQuestions(): void {
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (nodes.some((node) => node instanceof Element && node.querySelector('[role="alertdialog"]')))
      document.querySelector<HTMLElement>(openMenu)?.click();
  }).observe(document.body, { childList: true });
}

const openMenu = '[aria-controls="burger-menu"][aria-expanded="true"]';

/**
 * Corrects Strapi's layout in narrow windows. Its bar covers the header that stays while scrolling, except for an empty
 * strip. Long labels end in an ellipsis. And its texts for screen readers are placed relative to the document, which they
 * make longer than the window: scrolling to something then scrolls the bar away.
 */
export function correctNarrowLayout(): void {
  const style = document.createElement('style');
  style.textContent = `
    main { position: relative; }
    @media (max-width: 1079px) {
      div[data-strapi-header-sticky] { display: none; }
      main form label[for] { white-space: normal; }
    }`;
  document.head.append(style);
}
