/** The language that the caller has chosen for the panel, if any. Strapi's hooks don't say it. */
export const panelLanguage = (): string | null => localStorage.getItem('strapi-admin-language');
