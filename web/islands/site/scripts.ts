/*
 * A page comes with what answers on it: the router would show it first and fetch its scripts then, and who
 * pressed a button meanwhile would press in vain. So these run before the page is there, and look at it from
 * `astro:after-swap` or `astro:page-load` on.
 */

document.addEventListener('astro:before-preparation', (event) => {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    // Prevented, it is left to the browser, as a page without the router.
    if (!event.defaultPrevented) await Promise.all(modulesOf(event.newDocument).map(fetchModule));
  };
});

const modulesOf = (page: Document) => [
  ...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]'),
];

/** Without its script a page is better than none. */
const fetchModule = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch(() => undefined);
