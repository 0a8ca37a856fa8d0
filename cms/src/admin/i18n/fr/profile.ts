import type { profile as english } from '../en/profile.ts';

export const profile: typeof english = {
  email: 'Adresse e-mail (modifiable par un administrateur, sous Paramètres → Comptes)',
  password: 'Nouveau mot de passe',
  confirmPassword: 'Confirmez le nouveau mot de passe',
};
