import type { StrapiApp } from '@strapi/strapi/admin';
import { letterLink } from './letter/menu';

export default {
  config: {
    // Beside English, so that the whole panel speaks French too.
    locales: ['fr'],
    translations: { fr: { 'letter.menu': 'Lettre de la semaine' } },
    // No request to the outside, no advertising.
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    app.addMenuLink(letterLink);
  },
};
