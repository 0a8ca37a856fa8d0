/* A save button opens its menu (SPEC §4), whose code comes with the first press. */

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[data-save]');
  // Where its menu is open the browser closes it.
  if (!button || button.popoverTargetElement) return;
  void import('./menu.ts').then(({ openMenu }) => openMenu(button));
});
