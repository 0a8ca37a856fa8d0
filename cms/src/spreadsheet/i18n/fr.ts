import { formatNumber } from '../../contract/format-number.ts';
import type { ContentType } from '../../contract/change.ts';
import type * as english from './en.ts';

const format = (number: number) => formatNumber('fr', number);

const changes = (count: number) =>
  count > 1 ? `${format(count)} modifications` : `${format(count)} modification`;
const entries = (count: number) =>
  count > 1 ? `${format(count)} entrées` : `${format(count)} entrée`;
/** Joins what isn't false. */
const joined = (parts: readonly (string | false)[], separator: string) =>
  parts.filter((part) => part !== false).join(separator);

export const spreadsheets: typeof english.spreadsheets = {
  title: 'Feuilles de calcul',
  subtitle:
    'Exportez le contenu, modifiez-le dans Excel, Numbers ou LibreOffice, puis importez-le de nouveau.',
  export: 'Exporter',
  exportHint:
    'Les deux langues sont sur la même ligne. Gardez la colonne « id » : elle relie chaque ligne à son entrée.',
  import: 'Importer',
  importHint:
    'Choisissez un fichier : avant tout enregistrement, vous verrez ce qui changera. Les lignes sans id deviennent de nouvelles entrées.',
  choose: 'Choisir un fichier CSV ou le déposer ici…',
  check: 'Aperçu des modifications',
  checking: 'Lecture du fichier…',
  apply: (count, live) => {
    if (live === 0) return `Importer ${changes(count)}`;
    if (live === count) return `Importer et publier ${changes(count)}`;
    return `Importer ${changes(count)}, dont ${format(live)} ${live > 1 ? 'publiées' : 'publiée'} aussitôt`;
  },
  applying: 'Importation…',
  progress: (done, total) =>
    `${format(done)} ${done > 1 ? 'lignes' : 'ligne'} sur ${format(total)}`,
  rows: (rows) => (rows > 1 ? `${format(rows)} lignes lues.` : `${format(rows)} ligne lue.`),
  problems: (count) =>
    count > 1
      ? `Il y a ${format(count)} erreurs : corrigez-les dans le fichier. Rien n’a été importé.`
      : `Il y a ${format(count)} erreur : corrigez-la dans le fichier. Rien n’a été importé.`,
  warnings: (count) =>
    count > 1 ? `${format(count)} points à vérifier.` : `${format(count)} point à vérifier.`,
  nothing: 'Ce fichier ne change rien : tout est déjà à jour.',
  wouldChange: (changed, added) => {
    const parts = [
      changed > 0 && `modifiera ${entries(changed)}`,
      added > 0 && (changed > 0 ? `en ajoutera ${format(added)}` : `ajoutera ${entries(added)}`),
    ];
    return `L’importation ${joined(parts, ' et ')}. Vérifiez tout avant d’importer.`;
  },
  wouldPublish: (live) =>
    live > 1
      ? `${format(live)} modifications seront aussitôt en ligne.`
      : `${format(live)} modification sera aussitôt en ligne.`,
  live: 'Ce sera aussitôt en ligne.',
  unpublishes: {
    en: 'Le texte anglais ne sera plus visible sur le site.',
    fr: 'Le texte français ne sera plus visible sur le site.',
  },
  applied: (changed, added) => {
    const parts = [
      changed > 0 && `${entries(changed)} ${changed > 1 ? 'modifiées' : 'modifiée'}`,
      added > 0 && `${entries(added)} ${added > 1 ? 'ajoutées' : 'ajoutée'}`,
    ];
    return `Importation terminée : ${joined(parts, ', ')}.`;
  },
  openList: 'Ouvrir la liste',
  columns: {
    line: 'Ligne',
    column: 'Colonne',
    message: 'Problème',
    entry: 'Entrée',
    cells: 'Modifications',
  },
  label: (field, language) => (language ? `${field} (${language.toLowerCase()}) :` : `${field} :`),
  newEntry: 'Nouvelle',
  empty: '(vide)',
  more: (count) => (count > 1 ? `… et ${format(count)} autres.` : `… et ${format(count)} autre.`),
  wholeRow: 'toute la ligne',
  outdated:
    'Des textes ont changé depuis l’aperçu. Relisez les modifications ci-dessous avant d’importer.',
  interrupted: 'La connexion s’est interrompue. Affichez de nouveau l’aperçu avant d’importer.',
  fileChanged:
    'Le fichier a été modifié ou déplacé depuis que vous l’avez choisi. Choisissez-le de nouveau.',
};

const sheets: Record<ContentType, string> = {
  affirmation: 'affirmations',
  category: 'catégories',
  testimonial: 'témoignages',
  week: 'semaines de la programmation annuelle',
};

/** What the server says. */
export const messages: typeof english.messages = {
  moreProblems:
    'Il y a peut-être d’autres erreurs à partir d’ici : corrigez d’abord celles qui précèdent.',
  whichSheet:
    'Ce fichier n’est pas une feuille de calcul de catégories, d’affirmations, de témoignages ou de semaines : sa première ligne doit contenir les noms des colonnes.',
  severalSheets: (choices) =>
    `Ces colonnes conviennent à plusieurs sortes de contenus. Ajoutez l’une de celles-ci, même vide : ${choices}.`,
  columnOfSheet: (column, sheet) => `« ${column} » pour des ${sheet}`,
  sheets,
  workbook:
    'Ce fichier est un classeur, pas un CSV : enregistrez-le d’abord au format « CSV UTF-8 » dans votre tableur.',
  unknownColumn: (name, known) =>
    `Il n’y a pas de colonne « ${name} ». Colonnes connues : ${known}.`,
  twiceColumn: (name) => `La colonne « ${name} » figure deux fois.`,
  tooManyRows: (limit) => `Plus de ${format(limit)} lignes : divisez le fichier.`,
  tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Divisez-le en plusieurs fichiers.`,
  tooSlow: 'L’envoi a pris trop de temps. Réessayez ou divisez le fichier.',
  unreadable: (line) =>
    `Le fichier CSV ne peut pas être lu : à la ligne ${line} ou plus haut, il manque un guillemet droit (") ou il y en a un de trop.`,
  failed: 'Un problème est survenu et rien n’a été modifié. Réessayez plus tard.',
  accountChanged:
    'Votre compte a été modifié pendant l’importation : rien n’a été importé. Reconnectez-vous, puis importez de nouveau le fichier.',
  notYours: 'L’importation est réservée aux personnes qui peuvent publier dans les deux langues.',
  extraCells:
    'Il y a du contenu à droite de la dernière colonne : y a-t-il un séparateur de trop sur cette ligne ? Mettez entre guillemets droits tout texte qui contient un séparateur.',
  id: 'Cet identifiant n’est pas valide. Laissez la cellule vide pour une nouvelle entrée.',
  unknownId: (id) =>
    `Aucune entrée n’a l’identifiant ${id}. Laissez la cellule vide pour une nouvelle entrée.`,
  twiceId: (id) => `L’identifiant ${id} figure sur deux lignes.`,
  category: (name) =>
    `Il n’y a pas de catégorie « ${name} ». Indiquez son nom en anglais ou en français, ou son identifiant.`,
  affirmation: (id) =>
    `Il n’y a pas d’affirmation « ${id} ». Indiquez son identifiant, celui de la feuille de calcul des affirmations.`,
  picture: (name) =>
    `Il n’y a pas d’image « ${name} ». Écrivez un nom de la liste de l’espace d’édition, comme « un chat », « a cat » ou « cat ».`,
  oneOf: (choices) => `Écrivez l’une de ces valeurs : ${choices}.`,
  someOf: (choices) =>
    `Écrivez une ou plusieurs de ces valeurs, séparées par des virgules : ${choices}.`,
  yesOrNo: 'Écrivez oui ou non (yes ou no).',
  status: 'Écrivez publié, brouillon ou modifié (published, draft ou modified).',
  notPublished:
    '« modifié » (modified) ne vaut que pour un contenu déjà publié : écrivez brouillon ou publié.',
  wholeNumber: (min, max) => `Écrivez un nombre entier de ${min} à ${max}.`,
  tooLong: (count, limit) => `${format(count)} caractères, ${format(limit)} au plus.`,
  odd: 'Cette valeur n’est pas acceptée : lisez l’aide de ce champ dans l’espace d’édition.',
  needed: 'Cette cellule ne doit pas être vide.',
  neededToPublish:
    'Cette cellule ne doit pas être vide quand la version dans cette langue est publiée.',
  publishesUnseen: (text) => `Publie un texte qui n’est pas dans le fichier : « ${text} »`,
  duplicate: (id) => `Dit la même chose que l’affirmation ${id}.`,
  duplicateRow: (line) => `Dit la même chose que la ligne ${line}.`,
};
