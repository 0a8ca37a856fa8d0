import type { profile as english } from '../en/profile.ts';

export const profile: typeof english = {
  password: 'Nouveau mot de passe',
  confirmPassword: 'Confirmez le nouveau mot de passe',
};
