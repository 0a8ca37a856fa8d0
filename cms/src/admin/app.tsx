import type { StrapiApp } from '@strapi/strapi/admin';
import { addPages } from './panel/pages.ts';
import { menuTexts } from './panel/texts.ts';

export default {
  config: {
    // Beside English, so that the whole panel speaks French too.
    locales: ['fr'],
    translations: menuTexts,
    // No request to the outside, no advertising.
    notifications: { releases: false },
    tutorials: false,
  },
  register: addPages satisfies (app: StrapiApp) => void,
};
