import { fields } from '../i18n/fr/fields.ts';
import { peopleFields as englishPeople } from './i18n/en/people-fields.ts';
import { peopleFields as frenchPeople } from './i18n/fr/people-fields.ts';
import { strapi as english } from './i18n/en/strapi.ts';
import { strapi } from './i18n/fr/strapi/index.ts';

/** French field labels under the panel's translation keys. The English labels are in the database. */
const labels = Object.entries(fields).flatMap(([noun, each]) =>
  Object.entries(each).map(([field, { label }]) => [
    `content-manager.content-types.api::${noun}.${noun}.${field}`,
    label,
  ]),
);

/** Nothing configures the views of members and subscribers, where Strapi would show the fields' names. */
const peopleLabels = (types: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(types).flatMap(([type, each]) =>
      Object.entries(each).map(([field, label]) => [
        `content-manager.content-types.${type}.${field}`,
        label,
      ]),
    ),
  );

/** What the panel shows instead of Strapi's own texts, by their keys. */
export const translations = {
  en: { ...english, ...peopleLabels(englishPeople) },
  fr: {
    ...Object.fromEntries(labels),
    ...peopleLabels(frenchPeople),
    ...strapi,
    Newsletter: 'Lettre hebdomadaire',
    Glossary: 'Glossaire',
    Affirmation: 'Affirmations',
    User: 'Membres',
    Category: 'Catégories',
    Testimonial: 'Témoignages',
    'Year plan': 'Programmation annuelle',
    Subscriber: 'Abonnés',
    'Auth.form.welcome.title': 'Bienvenue sur Colibri',
    'Auth.form.welcome.subtitle':
      'Pour celles et ceux qui écrivent et traduisent, et qui veillent sur le site',
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
