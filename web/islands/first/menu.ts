/*
 * The menu on phones: its button opens and closes it; a link and Escape close it. Its state is the button's
 * `aria-expanded`, which the styles use. It is in the first script, because it must work at once.
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
