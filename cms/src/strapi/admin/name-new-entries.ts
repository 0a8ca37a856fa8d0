/**
 * Says what is created on the buttons of lists that create an entry, and as the title of its form. Strapi's texts are the
 * same for all types.
 *
 * @param nameOf Returns the text for a content type, if there is one.
 */
export function nameNewEntries(nameOf: (uid: string) => string | undefined): void {
  const rename = (text: Node | null | undefined, path: string) => {
    const [, uid] = /\/collection-types\/([^/]+)\/create$/.exec(path) ?? [];
    const name = uid && nameOf(uid);
    if (name && text instanceof Text && text.data !== name) text.data = name;
  };
  new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="/create"]'))
      rename(link.querySelector('span:last-child')?.lastChild, link.pathname);
    rename(document.querySelector('main h1')?.firstChild, location.pathname);
  }).observe(document.body, { childList: true, subtree: true });
}
