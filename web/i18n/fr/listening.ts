import type { listening as english } from '../en/listening.ts';

export const listening: typeof english = {
  open: 'Tout écouter',
  title: (name) => `À écouter : ${name}`,
  end: 'Quitter',
  count: (count, total) =>
    count < total
      ? `Les ${count} premières affirmations sur ${total}`
      : count === 1
        ? '1 affirmation'
        : `${count} affirmations`,
  hint: 'Les affirmations sont lues à voix haute l’une après l’autre, et tu as le temps de répéter. L’écran reste sombre.',
  stopAfter: 'Combien ?',
  all: (count) => `Les ${count}`,
  start: 'Écouter',
  again: 'Réécouter',
  stop: 'Arrêter',
  previous: 'Précédente',
  next: 'Suivante',
  position: (position, count) => `${position} sur ${count}`,
  ended: 'C’est fini.',
  skipped: (count) =>
    count === 1
      ? 'Une affirmation n’a pas été lue : elle n’a pas d’enregistrement, et cet appareil n’a pas de voix dans cette langue.'
      : `${count} affirmations n’ont pas été lues : elles n’ont pas d’enregistrement, et cet appareil n’a pas de voix dans leur langue.`,
  nothing: 'Rien à écouter',
  nothingText: 'Il n’y a pas d’affirmation pour ce choix.',
  needsScript:
    'Pour lire à voix haute, ton navigateur a besoin de JavaScript. Sans lui, tu peux quand même lire les cartes.',
};
