/* The menu of a phone. The page holds the state itself: `aria-expanded`, which the styles read. */

const button = () => document.querySelector<HTMLButtonElement>('#menu-button');

function setOpen(open: boolean): void {
  button()?.setAttribute('aria-expanded', String(open));
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const toggle = target.closest('#menu-button');
  if (toggle) setOpen(toggle.getAttribute('aria-expanded') !== 'true');
  else if (target.closest('#menu a')) setOpen(false);
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || button()?.getAttribute('aria-expanded') !== 'true') return;
  setOpen(false);
  button()?.focus();
});
