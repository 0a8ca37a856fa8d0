import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  notAll: 'Cette catégorie contient déjà toutes les affirmations : veuillez en choisir une autre.',
  categoryNeeded: 'Veuillez choisir une catégorie avant de publier.',
  featuredBackwards:
    '« À la une jusqu’au » précède « À la une à partir du » : veuillez corriger ces dates.',
  scheduledBackwards:
    '« Dépublier le » doit venir après « Publier le » : veuillez corriger l’une des dates.',
};
