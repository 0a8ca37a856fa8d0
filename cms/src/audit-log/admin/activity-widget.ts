import { ClockCounterClockwise } from '@strapi/icons';
import { panelAction } from '../../contract/panel-permission.ts';
import type { HomeWidget } from '../../strapi/admin/home-widgets.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const en = textsByLanguage.en.history;
const fr = textsByLanguage.fr.history;

export const activityWidget: HomeWidget = {
  id: 'activity',
  icon: ClockCounterClockwise,
  title: { en: en.last, fr: fr.last },
  link: { label: { en: en.openAll, fr: fr.openAll }, href: '/history' },
  permission: { action: panelAction('history.read') },
  load: async () => (await import('./LastActivity.tsx')).LastActivity,
};
