/*
 * A page comes with what answers on it: the router would show it first and fetch its scripts then, and who
 * pressed a button meanwhile would press in vain. So these run before the page is there, and look at it from
 * `astro:after-swap` or `astro:page-load` on.
 */

document.addEventListener('astro:before-preparation', (event) => {
  const { loader } = event;
  event.loader = async () => {
    await loader();
    const scripts = event.newDocument.querySelectorAll<HTMLScriptElement>('[type=module][src]');
    await Promise.all(Array.from(scripts, fetchModule));
  };
});

/** Without its script a page is better than none. */
const fetchModule = ({ src }: HTMLScriptElement): Promise<unknown> =>
  import(/* @vite-ignore */ src).catch(() => undefined);
