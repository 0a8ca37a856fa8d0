import { Clock, Mail } from '@strapi/icons';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import { listPath } from '../../strapi/admin/entry-path.ts';
import type { HomeWidget } from '../../strapi/admin/home-widgets.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const en = textsByLanguage.en.home;
const fr = textsByLanguage.fr.home;

export const scheduledWidget: HomeWidget = {
  id: 'scheduled',
  icon: Clock,
  title: { en: en.scheduled.title, fr: fr.scheduled.title },
  link: {
    label: { en: en.scheduled.openList, fr: fr.scheduled.openList },
    href: listPath('affirmation'),
  },
  permission: { action: 'plugin::content-manager.explorer.read', subject: affirmationUid },
  load: async () => (await import('./Scheduled.tsx')).Scheduled,
};

export const newsletterWidget: HomeWidget = {
  id: 'newsletter',
  icon: Mail,
  title: { en: en.newsletter.title, fr: fr.newsletter.title },
  link: { label: { en: en.newsletter.openPage, fr: fr.newsletter.openPage }, href: '/letter' },
  permission: { action: panelAction('newsletter.read') },
  load: async () => (await import('./NextNewsletter.tsx')).NextNewsletter,
};
