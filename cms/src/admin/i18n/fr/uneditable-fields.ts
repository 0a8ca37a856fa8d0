import type { uneditableFields as english } from '../en/uneditable-fields.ts';

export const uneditableFields: typeof english = {
  publicId: 'Identifiant public',
  coversAll: 'Réunit toutes les affirmations',
  provider: 'Service de connexion',
  resetPasswordToken: 'Jeton pour changer de mot de passe',
  confirmationToken: 'Jeton pour confirmer l’adresse',
};
