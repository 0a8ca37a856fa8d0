import type { spreadsheets as english } from '../en/spreadsheets.ts';

export const spreadsheets: typeof english = {
  title: 'Feuilles de calcul',
  subtitle:
    'Exportez le contenu, modifiez-le dans Excel, Numbers ou LibreOffice, puis importez-le de nouveau.',
  export: 'Exporter',
  exportHint:
    'Les deux langues sont sur la même ligne. Gardez la colonne « id » : elle relie chaque ligne à son entrée.',
  import: 'Importer',
  importHint:
    'Choisissez un fichier : vous verrez ce qui changerait avant tout enregistrement. Les lignes sans id deviennent de nouvelles entrées.',
  choose: 'Choisir un fichier CSV…',
  check: 'Aperçu des modifications',
  checking: 'Lecture du fichier…',
  apply: (count) =>
    count > 1 ? `Importer ${count} modifications` : `Importer ${count} modification`,
  applying: 'Importation…',
  progress: (done, total) => `${done} lignes sur ${total}`,
  rows: (rows) => (rows > 1 ? `${rows} lignes lues.` : `${rows} ligne lue.`),
  problems: (count) =>
    count > 1
      ? `Il y a ${count} erreurs : corrigez-les dans le fichier. Rien n’a été importé.`
      : `Il y a ${count} erreur : corrigez-la dans le fichier. Rien n’a été importé.`,
  warnings: (count) => (count > 1 ? `${count} points à vérifier.` : `${count} point à vérifier.`),
  nothing: 'Ce fichier ne change rien : tout est déjà à jour.',
  wouldChange: (changed, added) =>
    `Modifications : ${changed}, ajouts : ${added}. Vérifiez-les avant d’importer.`,
  applied: (changed, added) =>
    `Importation terminée. Modifications : ${changed}, ajouts : ${added}.`,
  columns: {
    line: 'Ligne',
    column: 'Colonne',
    message: 'Problème',
    entry: 'Entrée',
    cells: 'Modifications',
  },
  newEntry: 'Nouvelle',
  empty: '(vide)',
  more: (count) => `… et ${count} de plus.`,
  wholeRow: 'toute la ligne',
  interrupted: 'La connexion s’est interrompue. Vérifiez de nouveau le fichier avant d’importer.',
  fileChanged:
    'Le fichier a été modifié ou déplacé depuis que vous l’avez choisi. Choisissez-le de nouveau.',
};
