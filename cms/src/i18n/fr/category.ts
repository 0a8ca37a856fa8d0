import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  englishFirst: 'Créez d’abord la catégorie en anglais.',
  coversAll: 'Cette catégorie contient toutes les affirmations : elle ne peut pas être supprimée.',
  nameTaken: (name) => `La catégorie « ${name} » existe déjà : choisissez un autre nom.`,
  unknownIcon: (name) =>
    `Il n’existe pas d’icône « ${name} » : choisissez-en une dans la liste ou sur phosphoricons.com.`,
  inUse: (count) => `Cette catégorie contient des affirmations (${count}) : déplacez-les d’abord.`,
};
