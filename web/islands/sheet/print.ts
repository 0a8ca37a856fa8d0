/* The button that prints the sheets; without JavaScript the browser's own menu does. */

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print-page]')) print();
});
