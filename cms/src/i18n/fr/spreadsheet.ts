import type { spreadsheet as english } from '../en/spreadsheet.ts';

export const spreadsheet: typeof english = {
  whichSheet:
    'Ce n’est pas un tableau de catégories, d’affirmations ou de témoignages : sa première ligne doit contenir les noms de leurs colonnes.',
  workbook:
    'Ce fichier est un classeur, pas un CSV : enregistrez-le d’abord au format « CSV UTF-8 » dans votre tableur.',
  unknownColumn: (name, known) =>
    `Il n’y a pas de colonne « ${name} ». Colonnes connues : ${known}.`,
  twiceColumn: (name) => `La colonne « ${name} » figure deux fois.`,
  tooManyRows: (limit) => `Plus de ${limit} lignes : divisez le fichier.`,
  tooLarge: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Divisez-le en plusieurs fichiers.`,
  tooSlow: 'L’envoi a pris trop de temps. Réessayez ou divisez le fichier.',
  unreadable: (why) => `Le fichier ne peut pas être lu comme CSV : ${why}`,
  failed: 'Un problème est survenu et rien n’a été modifié. Réessayez plus tard.',
  notYours: 'L’importation est réservée aux personnes qui peuvent publier dans les deux langues.',
  extraCells:
    'Il y a du contenu à droite de la dernière colonne : y a-t-il un séparateur de trop sur cette ligne ? Mettez entre guillemets droits tout texte qui contient un séparateur.',
  id: 'Cet identifiant n’est pas valide. Laissez la cellule vide pour une nouvelle entrée.',
  unknownId: (id) =>
    `Aucune entrée n’a l’identifiant ${id}. Laissez la cellule vide pour une nouvelle entrée.`,
  twiceId: (id) => `L’identifiant ${id} figure sur deux lignes.`,
  category: (name) =>
    `Il n’y a pas de catégorie « ${name} ». Indiquez son nom en anglais ou en français, ou son identifiant.`,
  yesOrNo: 'Écrivez oui ou non (yes ou no).',
  status: 'Écrivez publié, brouillon ou modifié (published, draft ou modified).',
  notPublished:
    '« modifié » (modified) ne vaut que pour un contenu déjà publié : écrivez brouillon ou publié.',
  wholeNumber: (min, max) => `Écrivez un nombre entier de ${min} à ${max}.`,
  tooLong: (count, limit) => `${count} caractères, ${limit} au plus.`,
  odd: 'Cette valeur n’est pas acceptée : lisez l’aide de ce champ dans l’espace d’édition.',
  needed: 'Cette cellule ne doit pas être vide.',
  neededToPublish: 'Cette cellule ne doit pas être vide quand la langue est publiée.',
  duplicate: (id) => `Dit la même chose que l’affirmation ${id}.`,
  duplicateRow: (line) => `Dit la même chose que la ligne ${line}.`,
};
