import type { form as english } from '../en/form.ts';

export const form: typeof english = {
  error: 'Erreur',
  failed: 'Quelque chose n’a pas marché. Veuillez réessayer.',
  wait: (time) => `Cela fait beaucoup d’essais. Veuillez patienter ${time}, puis réessayer.`,
  expired:
    'Vous n’êtes plus connecté(e). Ce que vous avez écrit est gardé et vous attend dès que vous vous reconnectez.',
  logIn: 'Se connecter',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
};
