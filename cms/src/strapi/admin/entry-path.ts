/** The path of an entry's form in the panel, in a language if given. Newsletters have a page of their own. */
export function entryPath(noun: string, documentId: string, language?: string | null): string {
  if (noun === 'letter') return `/letter?entry=${documentId}`;
  const locale = language ? `?plugins[i18n][locale]=${language}` : '';
  return `${listPath(noun)}/${documentId}${locale}`;
}

/** The path of the list of a content type's entries. */
export const listPath = (noun: string): string =>
  `/content-manager/collection-types/api::${noun}.${noun}`;

/** The path of the list of a content type's entries in a language that were never published, newest first. */
export const draftsPath = (noun: string, language: string): string =>
  `${listPath(noun)}?page=1&sort=updatedAt:DESC&filters[$and][0][__status][$eq]=draft&plugins[i18n][locale]=${language}`;
