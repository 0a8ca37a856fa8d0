import { fields } from '../i18n/fr/fields.ts';

/** Labels of fields under the names by which the panel asks for them; English ones stand in the database. */
const labels = Object.entries(fields).flatMap(([noun, each]) =>
  Object.entries(each).map(([field, { label }]) => [
    `content-manager.content-types.api::${noun}.${noun}.${field}`,
    label,
  ]),
);

/** What the panel itself says, where Strapi's own words are about Strapi or help nobody. */
export const translations = {
  en: {
    'Auth.form.welcome.title': 'Welcome to Colibri',
    'Auth.form.welcome.subtitle': 'For those who write, translate and look after the site',
    'app.components.LeftMenu.navbrand.title': 'Colibri',
    'app.components.LeftMenu.navbrand.workplace': 'Editors’ room',
    'components.Input.error.validation.regex':
      'This cannot be used here: please see the hint below the field.',
  },
  fr: {
    ...Object.fromEntries(labels),
    // What Strapi has in English alone.
    'search.placeholder': 'Rechercher',
    'i18n.list-view.table.header.label': 'Disponible en',
    'content-manager.form.Input.hint.character.unit':
      '{maxValue, plural, one { caractère} other { caractères}}',
    'content-manager.preview.panel.title': 'Aperçu',
    'content-manager.preview.panel.button': 'Ouvrir l’aperçu',
    'content-manager.preview.panel.button-disabled-tooltip':
      'Veuillez enregistrer pour ouvrir l’aperçu',
    'content-manager.preview.page-title': 'Aperçu : {contentType}',
    'content-manager.preview.header.close': 'Fermer l’aperçu',
    'content-manager.preview.copy.label': 'Copier le lien de l’aperçu',
    'content-manager.preview.copy.success': 'Lien de l’aperçu copié',
    'content-manager.preview.tabs.label': 'État de l’aperçu',
    'content-manager.preview.device.select': 'Choisir l’appareil',
    'content-manager.preview.device.desktop': 'Ordinateur',
    'content-manager.preview.device.mobile': 'Téléphone',
    'Weekly letter': 'Lettre de la semaine',
    User: 'Membre',
    Category: 'Catégorie',
    Testimonial: 'Témoignage',
    Subscriber: 'Abonné',
    'Auth.form.welcome.title': 'Bienvenue chez Colibri',
    'Auth.form.welcome.subtitle':
      'Pour celles et ceux qui écrivent, traduisent et veillent sur le site',
    'app.components.LeftMenu.navbrand.title': 'Colibri',
    'app.components.LeftMenu.navbrand.workplace': 'Espace d’édition',
    'components.Input.error.validation.regex':
      'Cela ne convient pas ici : veuillez lire l’aide sous le champ.',
  },
};
