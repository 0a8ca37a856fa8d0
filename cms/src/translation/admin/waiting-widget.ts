import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { panelAction } from '../../contract/panel-permission.ts';
import { textsByLanguage } from '../i18n/texts.ts';

const textsIn = ({ waiting }: typeof textsByLanguage.en) => ({
  'colibri.waiting': waiting.title,
  'colibri.waiting.open': waiting.open,
});

/** The widget's texts, under the translation keys that the panel looks up. */
export const widgetTexts = { en: textsIn(textsByLanguage.en), fr: textsIn(textsByLanguage.fr) };

/** Adds the widget of waiting translations to the panel's home page, as the first one. */
export function addWaitingWidget(app: StrapiApp): void {
  const { title, open } = textsByLanguage.en.waiting;
  app.widgets.register((widgets) => [
    {
      icon: Earth,
      title: { id: 'colibri.waiting', defaultMessage: title },
      link: {
        label: { id: 'colibri.waiting.open', defaultMessage: open },
        href: '/translations',
      },
      component: async () => (await import('./Waiting.tsx')).Waiting,
      id: 'translations',
      permissions: [{ action: panelAction('translations.read') }],
    },
    ...widgets,
  ]);
}
