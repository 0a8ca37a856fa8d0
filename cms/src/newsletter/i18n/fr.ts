import type * as english from './en.ts';

export const letter: typeof english.letter = {
  title: 'Lettre hebdomadaire',
  subtitle: 'Le prochain envoi et le bilan des derniers',
  choose: 'Choisir les affirmations des semaines à venir',
  next: 'La prochaine lettre',
  when: (day, time, zone) => `${day}, ${time} (${zone})`,
  choice: {
    kept: 'Choisie par la rédaction',
    unpublished:
      'L’affirmation choisie n’est pas publiée : une affirmation à la une qui n’a pas été envoyée récemment la remplacera.',
    none: 'Aucune affirmation n’est choisie pour cette semaine : ce sera une affirmation à la une qui n’a pas été envoyée récemment.',
  },
  nothing: 'Aucune affirmation n’est publiée : rien ne sera envoyé.',
  readers: (en, fr) => `Destinataires : ${en} en anglais, ${fr} en français`,
  test: { en: 'M’envoyer un test en anglais', fr: 'M’envoyer un test en français' },
  tested: 'Le test est en route vers votre adresse.',
  refused: 'Refusé par le serveur de messagerie : ',
  sent: 'Lettres envoyées',
  none: 'Aucune lettre n’est encore partie.',
  columns: {
    week: 'Semaine du',
    affirmation: 'Affirmation',
    queued: 'En attente',
    sent: 'Envoyées',
    failed: 'Échecs',
    skipped: 'Annulées',
    left: 'Désabonnements',
  },
  reasons: {
    failed: (count, reason) => `Échecs : ${count} × ${reason}`,
    queued: (count, reason) => `Nouvelle tentative prévue : ${count} × ${reason}`,
  },
};

/** What the server says. */
export const messages: typeof english.messages = {
  sent: 'Cette lettre est déjà partie et ne peut plus changer. Choisissez une autre semaine.',
  over: 'Cette semaine est passée : choisissez-en une dont la lettre n’est pas encore partie.',
  tooManyTests: 'Vous pouvez envoyer au plus cinq tests par heure. Réessayez plus tard.',
  noDay: 'Ce jour n’existe pas : choisissez-en un dans le calendrier.',
};
