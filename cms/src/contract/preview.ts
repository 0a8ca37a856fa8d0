/** Previews of drafts require a signed key, which is valid for an hour. Imports nothing, so that no zod is loaded. */

/** The query parameter for the key. */
export const previewKey = 'preview';

/** The header in which the site sends the key to the CMS. */
export const previewHeader = 'X-Preview';

export const previewSeconds = 3600;
