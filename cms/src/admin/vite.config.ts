import { resolve } from 'node:path';
import { mergeConfig, type UserConfig } from 'vite';

/** What Strapi would load on every page, though Colibri hardly needs it: two fifths of its main script. */
const heavyModules = [
  /^.*\/BlocksInput\/BlocksInput\.mjs$/,
  /^.*\/Wysiwyg\/Field\.mjs$/,
  /^@mux\/mux-player-react$/,
];
const idleFunctions = /^.*\/utils\/shims\.mjs$/;
// Strapi loads this file as CommonJS, and builds in the folder of the CMS.
const ours = (file: string) => resolve('src/strapi/admin', file);

export default (config: UserConfig): UserConfig =>
  mergeConfig(config, {
    resolve: {
      alias: [
        ...heavyModules.map((find) => ({ find, replacement: ours('light-modules.ts') })),
        { find: idleFunctions, replacement: ours('no-idle-wait.ts') },
      ],
    },
  });
