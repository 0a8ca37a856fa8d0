/* The menu on phones is a popover, which the browser opens and closes. A link in it closes it before its page has loaded. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#menu a'))
    document.getElementById('menu')?.hidePopover();
});
