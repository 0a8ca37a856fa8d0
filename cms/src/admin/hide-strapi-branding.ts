/** Strapi announces its own news above every page, and no setting hides that: here it counts as read. */
export function dismissStrapiAnnouncement(): void {
  for (const site of ['false', 'undefined'])
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${site}`, 'true');
}

/** Whoever accepts an invitation is asked to let Strapi write to them, and no setting hides that either. */
export function hideStrapiNewsletter(): void {
  const style = document.createElement('style');
  style.textContent = ':has(> label a[href="https://strapi.io/terms"]) { display: none; }';
  document.head.append(style);
}

/** Strapi puts its own name behind every page's title, and no setting changes that. */
export function replaceStrapiInTitles(): void {
  const title = document.querySelector('title');
  if (!title) return;
  const name = () => {
    const named = document.title.replace(/Strapi( Admin)?$/, 'Colibri');
    if (named !== document.title) document.title = named;
  };
  new MutationObserver(name).observe(title, { childList: true });
  name();
}
