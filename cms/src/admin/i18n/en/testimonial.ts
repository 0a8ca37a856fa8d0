export const testimonial = {
  samples:
    'Testimonials marked as samples are invented. They’re shown only while the site runs on localhost. On a public site, the section stays hidden until you add real testimonials.',
};
