/*
 * The menu of a phone, by its button. The page holds the state itself: `aria-expanded`, which the styles read. It
 * comes with the page, for whoever presses it waits for it; what else closes it may come later (menu-close.ts).
 */

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('#menu-button');
  if (button)
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
});
