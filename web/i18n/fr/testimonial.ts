import type { testimonial as english } from '../en/testimonial.ts';

export const testimonial: typeof english = {
  heading: 'Dans les cuisines et dans les classes',
  rating: (stars, most) => `${stars} ${stars === 1 ? 'étoile' : 'étoiles'} sur ${most}`,
  more: 'Lire d’autres voix',
};
