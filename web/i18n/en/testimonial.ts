/** What families and teachers say. */
export const testimonial = {
  heading: 'From kitchens and classrooms',
  /** Stars, for whoever hears them. */
  rating: (stars: number, most: number) => `${stars} out of ${most} stars`,
  more: 'More from families and teachers',
};
