export const testimonial = {
  heading: 'From kitchens and classrooms',
  /** The rating, for screen readers. */
  rating: (stars: number, most: number) => `${stars} out of ${most} stars`,
  more: 'More from families and teachers',
};
