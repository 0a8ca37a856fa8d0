import type * as english from './en.ts';

export const recording: typeof english.recording = {
  title: 'Voix',
  saveFirst: 'Enregistrez d’abord le texte. Vous pourrez ensuite le dire au micro.',
  none: 'Personne n’a encore dit ce texte au micro. Le site utilise la voix de l’appareil, s’il en a une.',
  play: 'Écouter',
  playOld: 'Écouter l’ancienne prise',
  playNew: 'La nouvelle prise',
  outdated: 'Le texte a changé depuis cette prise : elle n’est pas diffusée sur le site.',
  outdatedSoon:
    'Le texte a changé depuis cette prise : elle est encore diffusée sur le site, jusqu’à la publication du nouveau texte.',
  notHeardYet: 'On l’entendra sur le site quand ce texte sera publié.',
  byPerson: (name, day) => `Prise enregistrée par ${name} le ${day}.`,
  byProgram: (day) => `Voix de synthèse, enregistrée le ${day}.`,
  onlyPublishers: 'Pour dire ce texte au micro, il faut pouvoir publier dans cette langue.',
  record: 'Enregistrer ma voix',
  recordAgain: 'Recommencer',
  stop: (seconds) => `Arrêter (${seconds} s)`,
  speakNow: 'Parlez maintenant.',
  isHeard: 'Le micro vous entend.',
  choose: 'Choisir un fichier audio…',
  use: 'Garder cette prise',
  remove: 'Supprimer la prise',
  reallyRemove: 'Oui, supprimer',
  hint: 'Dites seulement l’affirmation, lentement, dans une pièce calme : 30 secondes au plus. Ou choisissez un fichier MP3, M4A ou WAV de 1 Mo au plus.',
  failures: {
    insecure:
      'Le navigateur n’autorise le micro qu’en HTTPS. Vous pouvez toujours choisir un fichier audio.',
    refused:
      'Le navigateur n’a pas accès au micro. Autorisez-le dans ses réglages pour cette page, puis réessayez.',
    noMicrophone: 'Aucun micro trouvé. Vous pouvez toujours choisir un fichier audio.',
    silent: 'On n’entend rien. Le micro est-il allumé ?',
    failed: 'La prise de son a échoué. Réessayez ou choisissez un fichier audio.',
  },
};

export const messages: typeof english.messages = {
  notYours:
    'Il faut pouvoir publier dans cette langue pour dire ce texte au micro, car on peut l’entendre aussitôt sur le site.',
  unknownFormat:
    'Certains navigateurs ne sauraient pas lire ce fichier. Utilisez un MP3, un M4A (AAC) ou un WAV non compressé.',
  tooLarge: 'Le fichier audio dépasse 1 Mo. Raccourcissez-le ou convertissez-le en MP3.',
  tooSlow: 'L’envoi a pris trop de temps. Réessayez.',
  textChanged: 'Le texte a changé entre-temps. Rechargez la page, puis recommencez.',
};
