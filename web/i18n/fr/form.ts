import type { form as english } from '../en/form.ts';

export const form: typeof english = {
  error: 'Erreur',
  failed: 'Quelque chose n’a pas marché. Merci de réessayer.',
  wait: (time) => `Trop de tentatives. Merci de patienter ${time}, puis de réessayer.`,
  expired: 'Votre session a pris fin. Ce que vous avez écrit vous attend dès votre reconnexion.',
  logIn: 'Se connecter',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
};
