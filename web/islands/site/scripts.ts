/*
 * A page comes with what answers on it: the router would show it first and fetch its scripts then, and who
 * pressed a button meanwhile would press in vain. So these run before the page is there, and look at it from
 * `astro:after-swap` or `astro:page-load` on. The router's own loader and its way to run scripts know no Trusted Types.
 */

document.addEventListener('astro:before-preparation', (event) => {
  event.loader = () =>
    import('./load.ts').then(
      ({ load }) => load(event),
      () => event.preventDefault(),
    );
});
