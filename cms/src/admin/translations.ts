import { fields } from '../i18n/fr/fields.ts';
import { strapi } from './i18n/fr/strapi/index.ts';

/** French field labels under the panel's translation keys. The English labels are in the database. */
const labels = Object.entries(fields).flatMap(([noun, each]) =>
  Object.entries(each).map(([field, { label }]) => [
    `content-manager.content-types.api::${noun}.${noun}.${field}`,
    label,
  ]),
);

/** Replaces texts of Strapi that are about Strapi itself or unhelpful. */
export const translations = {
  en: {
    'Auth.form.welcome.title': 'Welcome to Colibri',
    'Auth.form.welcome.subtitle': 'For editors, translators and administrators',
    'Auth.form.register.subtitle':
      'Choose a password. You’ll log in with it and your email address.',
    'app.components.LeftMenu.navbrand.title': 'Colibri',
    'app.components.LeftMenu.navbrand.workplace': 'Admin panel',
    'app.components.ToggleCheckbox.off-label': 'No',
    'app.components.ToggleCheckbox.on-label': 'Yes',
    'app.components.EmptyStateLayout.content-permissions':
      'Your role doesn’t have access to this page. If you need it, ask an administrator.',
    'content-manager.relation.add': 'Choose',
    'Settings.permissions.users.listview.header.subtitle': 'Everyone who works in this panel',
    // Shown right after “Select.”
    'components.InputSelect.option.placeholder': '…',
    'components.Input.error.validation.regex':
      'This value isn’t allowed here. Please see the hint below the field.',
  },
  fr: {
    ...Object.fromEntries(labels),
    ...strapi,
    Newsletter: 'Lettre hebdomadaire',
    User: 'Membre',
    Category: 'Catégorie',
    Testimonial: 'Témoignage',
    Subscriber: 'Abonné',
    'Auth.form.welcome.title': 'Bienvenue sur Colibri',
    'Auth.form.welcome.subtitle':
      'Pour celles et ceux qui écrivent, traduisent et veillent sur le site',
    'Auth.form.register.subtitle':
      'Choisissez un mot de passe : il vous servira à vous connecter, avec votre adresse.',
    'app.components.LeftMenu.navbrand.title': 'Colibri',
    'app.components.LeftMenu.navbrand.workplace': 'Espace d’édition',
    'app.components.ToggleCheckbox.off-label': 'Non',
    'app.components.ToggleCheckbox.on-label': 'Oui',
    'Settings.permissions.users.listview.header.subtitle':
      'Les personnes qui travaillent dans cet espace',
    'components.Input.error.validation.regex':
      'Cette valeur n’est pas acceptée : lisez l’aide sous le champ.',
  },
};
