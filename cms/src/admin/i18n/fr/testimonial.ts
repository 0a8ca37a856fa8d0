import type { testimonial as english } from '../en/testimonial.ts';

export const testimonial: typeof english = {
  samples:
    'Les témoignages marqués comme exemples sont inventés. Ils n’apparaissent que si Colibri tourne sur votre propre ordinateur. Sur un site public, la rubrique reste masquée jusqu’à ce que vous ajoutiez de vrais témoignages.',
};
