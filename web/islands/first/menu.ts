/*
 * The menu of a phone: its button opens and closes it, a link and Escape close it. The page holds the state itself:
 * `aria-expanded`, which the styles read. It comes with the page, for whoever opens it may want it closed at once.
 */

const openButton = () => document.querySelector<HTMLElement>('#menu-button[aria-expanded=true]');

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  target.closest('#menu-button')?.setAttribute('aria-expanded', String(!openButton()));
  if (target.closest('#menu a')) openButton()?.click();
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  openButton()?.focus();
  openButton()?.click();
});
