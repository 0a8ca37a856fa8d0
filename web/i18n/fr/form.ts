import type { form as english } from '../en/form.ts';

export const form: typeof english = {
  error: 'Erreur',
  failed: 'Quelque chose n’a pas marché. Merci de réessayer.',
  wait: (time) => `Trop de tentatives. Merci de patienter ${time}, puis de réessayer.`,
  expired: 'Votre session a pris fin. Reconnectez-vous pour retrouver ce que vous avez écrit.',
  logIn: 'Se connecter',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
};
