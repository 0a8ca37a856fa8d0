import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  englishFirst: 'Veuillez d’abord écrire la catégorie en anglais.',
  coversAll: 'Cette catégorie contient toutes les affirmations : elle reste.',
  nameTaken: (name) => `Il y a déjà une catégorie « ${name} » : veuillez choisir un autre nom.`,
  inUse: (count) =>
    `Des affirmations sont classées dans cette catégorie (${count}) : veuillez d’abord les déplacer.`,
};
