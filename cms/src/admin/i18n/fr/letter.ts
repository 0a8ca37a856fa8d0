import type { letter as english } from '../en/letter.ts';

export const letter: typeof english = {
  title: 'Lettre de la semaine',
  subtitle: 'Ce qui part bientôt, et le sort des dernières lettres',
  choose: 'Choisir les affirmations des semaines à venir',
  next: 'La prochaine lettre',
  when: (day, time, zone) => `${day}, ${time} (${zone})`,
  choice: {
    kept: 'Choisie par la rédaction',
    unpublished:
      'L’affirmation choisie n’est pas publiée : une affirmation à la une, pas envoyée récemment, partira.',
    none: 'Personne n’a choisi d’affirmation pour cette semaine : une affirmation à la une, pas envoyée récemment, partira.',
  },
  nothing: 'Aucune affirmation n’est publiée : rien ne peut partir.',
  readers: (en, fr) => `Destinataires : ${en} en anglais, ${fr} en français`,
  test: { en: 'M’envoyer un essai en anglais', fr: 'M’envoyer un essai en français' },
  tested: 'L’essai part vers votre adresse.',
  refused: 'Le serveur de courrier l’a refusé : ',
  sent: 'Lettres envoyées',
  none: 'Aucune lettre n’est encore partie.',
  columns: {
    week: 'Semaine du',
    affirmation: 'Affirmation',
    queued: 'En attente',
    sent: 'Envoyées',
    failed: 'En échec',
    skipped: 'Plus voulues',
    left: 'Départs',
  },
  reasons: {
    failed: (count, reason) => `En échec : ${count} × ${reason}`,
    queued: (count, reason) => `Nouvel essai prévu : ${count} × ${reason}`,
  },
};
