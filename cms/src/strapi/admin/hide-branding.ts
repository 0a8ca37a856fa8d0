/** Marks Strapi's announcement banner as dismissed, because no setting hides it. */
export function dismissStrapiAnnouncement(): void {
  for (const site of ['false', 'undefined'])
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${site}`, 'true');
}

/** Hides the newsletter checkbox on the invitation page, because no setting does. */
export function hideStrapiNewsletter(): void {
  const style = document.createElement('style');
  style.textContent = ':has(> label a[href="https://strapi.io/terms"]) { display: none; }';
  document.head.append(style);
}

/** Strapi appends its own name to every page title, and no setting changes that. */
export function replaceStrapiInTitles(): void {
  const title = document.querySelector('title');
  if (!title) return;
  const replaceName = () => {
    const renamed = document.title.replace(/Strapi( Admin)?$/, 'Colibri');
    if (renamed !== document.title) document.title = renamed;
  };
  new MutationObserver(replaceName).observe(title, { childList: true });
  replaceName();
}

/** Strapi's loading indicator is a violet image; this turns it green. */
export function colorLoaders(): void {
  const style = document.createElement('style');
  style.textContent = "[aria-live='assertive'] > img { filter: hue-rotate(-82deg); }";
  document.head.append(style);
}

/** The toasts of `sonner` bring a font of their own. */
export function unifyFonts(): void {
  const style = document.createElement('style');
  style.textContent = '[data-sonner-toaster][data-sonner-theme] { font-family: inherit; }';
  document.head.append(style);
}

/** Strapi's menu of content types and the form of a role have a section for single types, even if there are none. */
export function hideEmptySections(): void {
  const style = document.createElement('style');
  style.textContent = `nav li:has(ol:empty), [role="tab"][id$="-singleTypes"] { display: none; }`;
  document.head.append(style);
}

/**
 * Links of Strapi's menus to what Colibri doesn't use. The overview of its settings shows its version and plan. No content
 * has files, and the site hears of changes from the database; who needs these pages still finds them at their addresses.
 */
const unneeded = [
  'a[href$="/settings/application-infos"]',
  'a[href$="/settings/webhooks"]',
  'a[href$="/settings/media-library"]',
  'a[href$="/plugins/upload"]',
];

/** A name that nobody uses: people log in with their addresses. */
const username = 'main form div:has(> div > div > input[name="username"])';

export function hideUnneededPages(): void {
  const style = document.createElement('style');
  const links = unneeded.join(', ');
  // The section of a menu that has no other links is empty.
  style.textContent = `${links}, nav li:has(ol a):not(:has(a:not(${links}))), ${username} { display: none; }`;
  document.head.append(style);
}
