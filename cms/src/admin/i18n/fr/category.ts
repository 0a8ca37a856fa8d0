import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  look: 'Comme le site la montre, le jour et le soir',
  pick: 'Choisir une couleur',
  suitable: 'Icônes qui conviennent',
};
