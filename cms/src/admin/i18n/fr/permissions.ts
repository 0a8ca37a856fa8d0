import type { panelPermissions, PanelPermission } from '../../../contract/panel-permission.ts';

/** Names of permissions and of their groups, which Strapi and Colibri register in English. */
const colibri: Record<(typeof panelPermissions)[PanelPermission], string> = {
  'See the translation queue': 'Voir la page des traductions',
  'Save translations from the queue': 'Enregistrer des traductions depuis cette page',
  'List the featured affirmations': 'Voir les affirmations à la une',
  'Feature affirmations and change their order': 'Mettre à la une et choisir l’ordre',
  'Export CSV files': 'Exporter des fichiers CSV',
  'Import CSV files': 'Importer des fichiers CSV',
  'See planned and sent newsletters': 'Voir les lettres prévues et envoyées',
  'Plan newsletters': 'Préparer les lettres',
  'Send test newsletters': 'Envoyer des tests de la lettre',
  'See and export members and subscribers': 'Voir et exporter les membres et les abonnés',
  'Delete members and subscribers': 'Supprimer des membres et des abonnés',
  'See the history': 'Voir l’historique',
};

const strapi = {
  Create: 'Créer',
  Read: 'Lire',
  Update: 'Modifier',
  Delete: 'Supprimer',
  Publish: 'Publier',
  'Create (invite)': 'Créer (inviter)',
  'Create (generate)': 'Créer (générer)',
  'Create (upload)': 'Créer (importer)',
  'Delete (revoke)': 'Supprimer (révoquer)',
  'Update (crop, details, replace) + delete':
    'Modifier (recadrer, décrire, remplacer) et supprimer',
  Regenerate: 'Régénérer',
  Download: 'Télécharger',
  'Copy link': 'Copier le lien',
  'Configure view': 'Configurer la vue',
  'Configure Layout': 'Configurer la disposition',
  'Access the marketplace': 'Ouvrir la boutique',
  'Access the API tokens settings page': 'Ouvrir la page des jetons d’API',
  'Access the Admin tokens settings page': 'Ouvrir la page des jetons d’administration',
  'Access the transfer tokens settings page': 'Ouvrir la page des jetons de transfert',
  'Access the Email Settings page': 'Ouvrir la page des e-mails',
  'Access the Media Library': 'Ouvrir la médiathèque',
  'Access the Media Library settings page': 'Ouvrir les paramètres de la médiathèque',
  'Read the project level settings': 'Lire les paramètres du projet',
  'Update the project level settings': 'Modifier les paramètres du projet',
  'Is creator': 'A créé l’entrée',
  'Has same role as creator': 'A le même rôle que la personne qui a créé l’entrée',
};

/** Groups, some of which Strapi begins with a capital letter in one place and not in another. */
const groups = {
  'Content manager': 'Contenu',
  'Content-manager': 'Contenu',
  'Content type builder': 'Structure du contenu',
  'Users permissions': 'Membres du site',
  'Media Library': 'Médiathèque',
  'Media library': 'Médiathèque',
  Email: 'E-mail',
  Internationalization: 'Langues',
  'Plugins and marketplace': 'Plugins et boutique',
  Project: 'Projet',
  'Users and roles': 'Comptes et rôles',
  'Api tokens': 'Jetons d’API',
  'Admin tokens': 'Jetons d’administration',
  'Transfer tokens': 'Jetons de transfert',
  Webhooks: 'Webhooks',
  'api Tokens': 'jetons d’API',
  'admin tokens': 'jetons d’administration',
  'transfer tokens': 'jetons de transfert',
  general: 'général',
  marketplace: 'boutique',
  options: 'options',
  users: 'comptes',
  roles: 'rôles',
  webhooks: 'webhooks',
  project: 'projet',
  assets: 'fichiers',
  'collection types': 'types de contenu',
  'single types': 'pages uniques',
  components: 'composants',
  advancedSettings: 'paramètres avancés',
  emailTemplates: 'modèles d’e-mail',
  providers: 'services de connexion',
  translations: 'traductions',
  featured: 'à la une',
  spreadsheet: 'feuilles de calcul',
  newsletter: 'lettre hebdomadaire',
  people: 'membres et abonnés',
  history: 'historique',
};

/** Below the title of a group of permissions, where Strapi adds the last word in English to “Droits : {category}”. */
const groupHints = {
  'content-manager plugin': 'contenu',
  'content-type-builder plugin': 'structure du contenu',
  'upload plugin': 'fichiers',
  'users-permissions plugin': 'membres du site',
  'Colibri settings': 'pages de Colibri',
  'email settings': 'e-mails',
  'media library settings': 'médiathèque',
  'Internationalization settings': 'langues',
  'plugins and marketplace settings': 'plugins et boutique',
  'webhooks settings': 'webhooks',
  'users and roles settings': 'comptes et rôles',
  'api tokens settings': 'jetons d’API',
  'admin tokens settings': 'jetons d’administration',
  'project settings': 'projet',
  'transfer tokens settings': 'jetons de transfert',
};
const noBreak = '\u00a0';
const hints = Object.fromEntries(
  Object.entries(groupHints).map(([english, french]) => [
    `Droits${noBreak}: ${english}`,
    `Droits${noBreak}: ${french}`,
  ]),
);

/** Content types, which Strapi’s roles call by their names in code. */
export const contentTypes = {
  Category: 'Catégorie',
  Letter: 'Lettre hebdomadaire',
  Subscriber: 'Abonné',
  Term: 'Glossaire',
  Testimonial: 'Témoignage',
  User: 'Membre',
  Week: 'Programmation annuelle',
};

/** Groups of calls that API tokens can make. */
const calls = {
  Auth: 'Connexion',
  Change: 'Modifications du contenu',
  'Own-affirmation': 'Affirmations des membres',
  Spreadsheet: 'Feuilles de calcul',
  'Content-type-builder': 'Structure du contenu',
  Upload: 'Médiathèque',
  I18n: 'Langues',
};

/** Other roles of the panel than the built-in ones; those of the site's members are in Strapi's own settings of members. */
const roles = {
  Author: 'Contribution',
  Authenticated: 'Membres',
  Public: 'Visiteurs',
  'Editors can manage and publish contents including those of other users.':
    'Gère et publie tout le contenu, y compris celui des autres.',
  'Authors can manage the content they have created.': 'Gère son propre contenu.',
  'Default role given to authenticated user.': 'Le rôle des membres connectés.',
  'Default role given to unauthenticated user.': 'Le rôle des visiteurs.',
};

/** Shown in the settings only, where a role or a permission can't be mistaken for content. */
export const permissions: Readonly<Record<string, string>> = {
  ...groups,
  ...hints,
  ...calls,
  ...strapi,
  ...colibri,
  ...roles,
};
