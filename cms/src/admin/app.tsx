import bird from './bird.svg';
import { dark, light } from './colors.ts';
import { translateHints } from './hints.ts';
import { dismissAnnouncement } from './quiet.ts';
import { translations } from './translations.ts';

interface Panel {
  registerHook(name: string, hook: typeof translateHints): void;
}

export default {
  config: {
    // Beside English, so that the whole panel speaks French too.
    locales: ['fr'],
    translations,
    auth: { logo: bird },
    menu: { logo: bird },
    head: { favicon: bird },
    theme: { light: { colors: light }, dark: { colors: dark } },
    // No request to the outside, no advertising.
    notifications: { releases: false },
    tutorials: false,
  },
  register() {
    dismissAnnouncement();
  },
  bootstrap(panel: Panel) {
    panel.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateHints);
  },
};
