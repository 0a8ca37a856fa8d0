import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  title: (name) => `À propos de ${name}`,
  description: (name) =>
    `Qui fait ${name}, pour qui, et comment nous écrire : des affirmations positives pour les enfants, en français et en anglais.`,
  soon: (name) =>
    `${name}, c’est le petit oiseau qui fait sa part. Toute son histoire est en train de s’écrire ici.`,
};
