import type { affirmation as english } from '../en/affirmation.ts';

export const affirmation: typeof english = {
  notAll: 'Cette catégorie contient déjà toutes les affirmations : choisissez une autre catégorie.',
  categoryNeeded:
    'Choisissez d’abord une catégorie : sans catégorie, la publication est impossible.',
  featuredBackwards: '« À la une jusqu’au » précède « À la une à partir du » : corrigez ces dates.',
  scheduledBackwards:
    '« Dépublier le » doit venir après « Publier le » : corrigez l’une des dates.',
  unknownPicture: (name) =>
    `Il n’existe pas d’image « ${name} » : choisissez-en une dans la liste.`,
};
