import type { spreadsheet as english } from '../en/spreadsheet.ts';

export const spreadsheet: typeof english = {
  whichSheet:
    'Ce n’est pas un tableau de catégories, d’affirmations ou de témoignages : sa première ligne doit nommer leurs colonnes.',
  workbook:
    'Ceci est un classeur et non un CSV : veuillez d’abord l’enregistrer dans votre tableur au format « CSV UTF-8 ».',
  unknownColumn: (name, known) =>
    `Il n’y a pas de colonne « ${name} ». Colonnes connues : ${known}.`,
  twiceColumn: (name) => `La colonne « ${name} » figure deux fois.`,
  tooManyRows: (limit) => `Plus de ${limit} lignes : veuillez diviser le fichier.`,
  tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Divisez-le en plusieurs fichiers.`,
  tooSlow: 'L’envoi a pris trop de temps. Veuillez réessayer ou diviser le fichier.',
  unreadable: (why) => `Le fichier ne peut pas être lu comme CSV : ${why}`,
  failed: 'Un problème est survenu et rien n’a été modifié. Veuillez réessayer plus tard.',
  notYours: 'L’importation est réservée à ceux qui peuvent publier dans les deux langues.',
  astray:
    'Il y a quelque chose à droite de la dernière colonne : y a-t-il un séparateur de trop dans cette ligne ? Un texte qui en contient un se met entre guillemets droits.',
  id: 'Ce n’est pas un identifiant. Laissez la cellule vide pour une nouvelle entrée.',
  unknownId: (id) =>
    `Il n’y a rien sous l’identifiant ${id}. Laissez la cellule vide pour une nouvelle entrée.`,
  twiceId: (id) => `L’identifiant ${id} figure sur deux lignes.`,
  category: (name) =>
    `Il n’y a pas de catégorie « ${name} ». Indiquez son nom en anglais ou en français, ou son identifiant.`,
  yesOrNo: 'Veuillez écrire yes (oui) ou no (non).',
  status: 'Veuillez écrire published (publié), draft (brouillon) ou modified (modifié).',
  notPublished:
    '« modified » est réservé à ce que les lecteurs voient déjà : veuillez écrire draft ou published.',
  wholeNumber: (min, max) => `Veuillez écrire un nombre entier de ${min} à ${max}.`,
  tooLong: (count, limit) => `${count} caractères, ${limit} au plus.`,
  odd: 'Cela ne convient pas ici : lisez l’aide de ce champ dans l’espace d’édition.',
  needed: 'Cette cellule ne doit pas être vide.',
  neededToPublish: 'Cette cellule ne doit pas être vide quand la langue est publiée.',
  alike: (id) => `Dit la même chose que l’affirmation ${id}.`,
  alikeRow: (line) => `Dit la même chose que la ligne ${line}.`,
};
