import type { auth as english } from '../en/auth.ts';

export const auth: typeof english = {
  login: {
    title: 'Se connecter',
    description: 'Pour les parents et les enseignants qui gardent leurs propres recueils.',
    soon: 'Les comptes des parents et des enseignants ouvrent bientôt. Toute la lecture est déjà en accès libre.',
  },
  register: {
    title: 'Créer un compte',
    description: 'Pour les parents et les enseignants : un compte pour garder vos recueils.',
    soon: 'Les comptes des parents et des enseignants ouvrent bientôt. Toute la lecture est déjà en accès libre.',
  },
};
