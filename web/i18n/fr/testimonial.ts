import type { testimonial as english } from '../en/testimonial.ts';

export const testimonial: typeof english = {
  heading: 'À la maison comme en classe',
  rating: (stars, most) => `${stars} ${stars === 1 ? 'étoile' : 'étoiles'} sur ${most}`,
  more: 'Lire d’autres témoignages',
};
