import { ClockCounterClockwise, Earth, FileCsv, Mail, Question, Star, User } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { panelAction, type PanelPermission } from '../contract/panel-permission.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { guardPage } from './PageGuard.tsx';
import { replaceSettingsPage } from '../strapi/admin/settings-pages.ts';

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

type Menu = typeof textsByLanguage.en.menu;

interface Page {
  name: keyof Menu;
  icon: MenuLink['icon'];
  /** The permission that shows the page and its menu entry. The server checks each call of the page separately. */
  action: string;
  subject?: string;
  load: Parameters<typeof guardPage>[0];
}

const read = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::affirmation.affirmation',
};

const own = (permission: PanelPermission) => ({ action: panelAction(permission) });

const pages: readonly Page[] = [
  {
    name: 'translations',
    icon: Earth,
    ...own('translations.read'),
    load: () => import('../translation/admin/TranslationsPage.tsx'),
  },
  {
    name: 'featured',
    icon: Star,
    ...own('featured.update'),
    load: () => import('../featured/admin/FeaturedPage.tsx'),
  },
  {
    name: 'spreadsheets',
    icon: FileCsv,
    ...own('spreadsheet.import-csv'),
    load: () => import('../spreadsheet/admin/SpreadsheetsPage.tsx'),
  },
  {
    name: 'letter',
    icon: Mail,
    ...own('newsletter.read'),
    load: () => import('../newsletter/admin/LetterPage.tsx'),
  },
  {
    name: 'people',
    icon: User,
    ...own('people.read'),
    load: () => import('../people/admin/PeoplePage.tsx'),
  },
  {
    name: 'history',
    icon: ClockCounterClockwise,
    ...own('history.read'),
    load: () => import('../audit-log/admin/HistoryPage.tsx'),
  },
  { name: 'help', icon: Question, ...read, load: () => import('./help/HelpPage.tsx') },
];

export function addPages(app: StrapiApp): void {
  replaceSettingsPage(app, 'application-infos', () => import('./SettingsStart.tsx'));
  replaceSettingsPage(
    app,
    'users',
    guardPage(() => import('../team/admin/TeamPage.tsx'), {
      action: 'admin::users.read',
      subject: null,
    }),
  );
  replaceSettingsPage(
    app,
    'roles',
    guardPage(() => import('../team/admin/RolesPage.tsx'), {
      action: 'admin::roles.read',
      subject: null,
    }),
  );
  for (const [index, { name, icon, action, subject = null, load }] of pages.entries())
    app.addMenuLink({
      to: name,
      icon,
      intlLabel: { id: `colibri.${name}`, defaultMessage: textsByLanguage.en.menu[name] },
      permissions: [{ action, subject }],
      Component: guardPage(load, { action, subject }),
      // Between the content manager and the settings.
      position: 2 + index / 10,
    });
}

/** The menu entries, under the translation keys that the panel looks up. */
export const menuTexts = {
  en: withKeys(textsByLanguage.en.menu),
  fr: withKeys(textsByLanguage.fr.menu),
};

function withKeys(menu: Menu): Record<string, string> {
  return Object.fromEntries(Object.entries(menu).map(([name, text]) => [`colibri.${name}`, text]));
}
