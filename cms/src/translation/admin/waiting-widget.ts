import { CheckCircle } from '@strapi/icons';
import { panelAction } from '../../contract/panel-permission.ts';
import type { HomeWidget } from '../../strapi/admin/home-widgets.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const { en, fr } = textsByLanguage;

export const waitingWidget: HomeWidget = {
  id: 'translations',
  icon: CheckCircle,
  title: { en: en.waiting.title, fr: fr.waiting.title },
  link: { label: { en: en.waiting.open, fr: fr.waiting.open }, href: '/translations' },
  permission: { action: panelAction('translations.read') },
  load: async () => (await import('./Waiting.tsx')).Waiting,
};
