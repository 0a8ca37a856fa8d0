/** Where the CMS answers, and the key that the site shows it. */
export const cmsUrl = process.env['CMS_URL'] ?? 'http://127.0.0.1:1337';
export const cmsKey = process.env['CMS_KEY'] ?? '';
