import type { spreadsheets as english } from '../en/spreadsheets.ts';

export const spreadsheets: typeof english = {
  title: 'Feuilles de calcul',
  subtitle: 'Sortez le contenu, travaillez-le dans Excel, Numbers ou LibreOffice, puis ramenez-le.',
  export: 'Exporter',
  exportHint:
    'Les deux langues sur une ligne. Gardez la colonne « id » : par elle, une ligne retrouve son entrée.',
  import: 'Importer',
  importHint:
    'Choisissez un fichier : vous voyez d’abord ce qu’il changerait, et rien n’est changé. Les lignes sans id deviennent de nouvelles entrées.',
  choose: 'Choisir un fichier CSV…',
  check: 'Voir ce qui changerait',
  checking: 'Lecture du fichier…',
  apply: (count) => (count > 1 ? `Importer ${count} changements` : `Importer ${count} changement`),
  applying: 'Importation…',
  progress: (done, total) => `${done} lignes sur ${total}`,
  rows: (rows) => (rows > 1 ? `${rows} lignes lues.` : `${rows} ligne lue.`),
  problems: (count) =>
    count > 1
      ? `Il y a ${count} erreurs : veuillez les corriger dans le fichier. Rien n’a été importé.`
      : `Il y a ${count} erreur : veuillez la corriger dans le fichier. Rien n’a été importé.`,
  warnings: (count) => (count > 1 ? `${count} points à regarder.` : `${count} point à regarder.`),
  nothing: 'Ce fichier ne change rien : tout est déjà là.',
  wouldChange: (changed, added) =>
    `Il en changerait ${changed} et en ajouterait ${added}. Veuillez les regarder avant d’importer.`,
  applied: (changed, added) => `C’est importé : modifiés ${changed}, ajoutés ${added}.`,
  columns: {
    line: 'Ligne',
    column: 'Colonne',
    message: 'Ce qui ne va pas',
    entry: 'Entrée',
    cells: 'Changements',
  },
  newEntry: 'Nouveau',
  empty: '(vide)',
  more: (count) => `… et ${count} de plus.`,
  wholeRow: 'toute la ligne',
  interrupted:
    'La connexion s’est interrompue. Veuillez vérifier de nouveau le fichier avant d’importer.',
  fileChanged:
    'Le fichier a changé depuis que vous l’avez choisi, ou n’est plus là. Veuillez le choisir de nouveau.',
};
