/** What lets somebody see a draft: a signed key that holds for an hour. Imports nothing: the front reads it too. */

/** The parameter of a page's address that holds the key. */
export const previewKey = 'preview';

/** The header in which the site shows the key to the CMS. */
export const previewHeader = 'X-Preview';

/** How long a key holds. */
export const previewSeconds = 3600;
