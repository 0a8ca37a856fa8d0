import type { profile as english } from '../en/profile.ts';

export const profile: typeof english = {
  email: 'Adresse e-mail (seul un administrateur peut la modifier)',
  password: 'Nouveau mot de passe',
  confirmPassword: 'Confirmez le nouveau mot de passe',
};
