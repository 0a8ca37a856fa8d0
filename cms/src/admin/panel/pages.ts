import { ClockCounterClockwise, Earth, FileCsv, Mail, Question, Star, User } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import * as en from '../i18n/en/index.ts';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

interface Page {
  name: keyof typeof en.menu;
  icon: MenuLink['icon'];
  /** The permission that shows the page in the menu. The server checks each call of the page separately. */
  action: string;
  subject?: string;
  load: NonNullable<MenuLink['Component']>;
}

const read = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::affirmation.affirmation',
};

const letters = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::letter.letter',
};

/** Importing and featuring change published content, so they need the permission to publish. */
const publish = {
  action: 'plugin::content-manager.explorer.publish',
  subject: 'api::affirmation.affirmation',
};
/** For pages that only administrators can see. */
const accounts = { action: 'admin::users.read' };

const pages: readonly Page[] = [
  {
    name: 'translations',
    icon: Earth,
    ...read,
    load: () => import('../translation/TranslationsPage.tsx'),
  },
  {
    name: 'featured',
    icon: Star,
    ...publish,
    load: () => import('../featured/FeaturedPage.tsx'),
  },
  {
    name: 'spreadsheets',
    icon: FileCsv,
    ...publish,
    load: () => import('../spreadsheets/SpreadsheetsPage.tsx'),
  },
  { name: 'letter', icon: Mail, ...letters, load: () => import('../letter/LetterPage.tsx') },
  { name: 'people', icon: User, ...accounts, load: () => import('../people/PeoplePage.tsx') },
  {
    name: 'history',
    icon: ClockCounterClockwise,
    ...accounts,
    load: () => import('../history/HistoryPage.tsx'),
  },
  { name: 'help', icon: Question, ...read, load: () => import('../help/HelpPage.tsx') },
];

export function addPages(app: StrapiApp): void {
  for (const [index, { name, icon, action, subject, load }] of pages.entries())
    app.addMenuLink({
      to: name,
      icon,
      intlLabel: { id: `colibri.${name}`, defaultMessage: en.menu[name] },
      permissions: [{ action, subject: subject ?? null }],
      Component: load,
      // Between the content manager and the settings.
      position: 2 + index / 10,
    });
}
