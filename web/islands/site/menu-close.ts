/* The menu of a phone closes when a link is chosen, and by Escape. */

const openButton = () => document.querySelector<HTMLElement>('#menu-button[aria-expanded=true]');

function close(): void {
  openButton()?.setAttribute('aria-expanded', 'false');
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#menu a')) close();
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  openButton()?.focus();
  close();
});
