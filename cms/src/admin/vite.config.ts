import { resolve } from 'node:path';
import { mergeConfig, type UserConfig } from 'vite';

/** What Strapi would load on every page, though Colibri hardly needs it: two fifths of its main script. */
const heavyModules = [
  /^.*\/BlocksInput\/BlocksInput\.mjs$/,
  /^.*\/Wysiwyg\/Field\.mjs$/,
  /^@mux\/mux-player-react$/,
];
// Strapi loads this file as CommonJS, and builds in the folder of the CMS.
const replacement = resolve('src/strapi/admin/light-modules.ts');

export default (config: UserConfig): UserConfig =>
  mergeConfig(config, {
    resolve: { alias: heavyModules.map((find) => ({ find, replacement })) },
  });
