/* Shows a password while it is typed, and hides it before it is sent, or the browser would remember it as a text. */

function setShown(button: Element, isShown: boolean): void {
  const control = button.closest('[data-field]')?.querySelector('input');
  if (control) control.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-reveal]');
  if (button) setShown(button, button.getAttribute('aria-pressed') !== 'true');
});

document.addEventListener(
  'submit',
  ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const button of target.querySelectorAll('[data-reveal]')) setShown(button, false);
  },
  { capture: true },
);
